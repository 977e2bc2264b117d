/** The sealed dice, derived again in the browser (docs/protocol.md, "Sealed dice"). */

/** What chance was asked: a number below n, or a draw by weight (the first index, then the weights). */
export type Asked = number | number[];

export interface Claim {
  secret: string;
  commitment: string;
  /** The table's name with the players' salts. */
  table: string;
  /** Questions and answers of the setting-up (0) and of every move. Those up to `after` (−1: none) came from elsewhere. */
  questions: Asked[][];
  outcomes: number[][];
  after: number;
}

export interface Verdict {
  honest: boolean;
  /** Names and settings were sealed with the dice, and are what they were; older races sealed the dice alone. */
  named?: boolean;
  committed: boolean;
  checked: number;
  /** The first move whose answers do not follow from the secret. */
  wrong: number | null;
}

const encoder = new TextEncoder();

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: ArrayBuffer): string {
  return Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A number below n, from as many labels `name/k` as it takes to fall under the largest multiple of n. */
async function below(key: CryptoKey, name: string, n: number): Promise<number> {
  const size = BigInt(n);
  const limit = ((1n << 64n) / size) * size;
  for (let attempt = 0; ; attempt++) {
    const mac = await crypto.subtle.sign("HMAC", key, encoder.encode(`${name}/${attempt}`));
    const number = new DataView(mac).getBigUint64(0);
    if (number < limit) return Number(number % size);
  }
}

async function answer(key: CryptoKey, name: string, asked: Asked): Promise<number> {
  if (typeof asked === "number") return below(key, name, asked);
  const [start = 0, ...weights] = asked;
  let left = await below(
    key,
    name,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return start + index;
  }
  throw new Error("a draw from nothing");
}

interface Sealed {
  seats: string[];
  chance: { facts?: string };
}

/** Were the names of a record sealed with its dice? False for races of before, null where they were changed since. */
export async function namesSealed(table: string, { seats, chance }: Sealed): Promise<boolean | null> {
  const [, sealed] = table.split("#");
  if (sealed === undefined) return false;
  const facts = chance.facts ?? "";
  const print = hex(await crypto.subtle.digest("SHA-256", encoder.encode(facts)));
  if (print !== sealed) return null;
  const { seats: named } = JSON.parse(facts) as Sealed;
  return named.length === seats.length && named.every((name, seat) => name === seats[seat]) ? true : null;
}

/** Check the commitment and every outcome; `progress` is told the share that is done. */
export async function check(claim: Claim, progress: (share: number) => void = () => {}): Promise<Verdict> {
  const secret = bytes(claim.secret);
  const committed = hex(await crypto.subtle.digest("SHA-256", secret)) === claim.commitment;
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  let checked = 0;
  for (const [move, outcomes] of claim.outcomes.entries()) {
    if (move <= claim.after) continue;
    const questions = claim.questions[move] ?? [];
    if (questions.length !== outcomes.length) return { honest: false, committed, checked, wrong: move };
    for (const [index, outcome] of outcomes.entries()) {
      const derived = await answer(key, `${claim.table}/${move}/${index}`, questions[index]!);
      if (derived !== outcome) return { honest: false, committed, checked, wrong: move };
      checked++;
    }
    progress((move + 1) / claim.outcomes.length);
  }
  return { honest: committed, committed, checked, wrong: null };
}
