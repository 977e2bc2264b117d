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
  /** The questions' names by seat and turn ("seat/turn/kind/number"); null where they are named by the move. */
  places?: string[][] | null;
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

/** The kind of a question, as it stands in its name: "n", or the first thing and the one after the last. */
function kind(asked: Asked): string {
  return typeof asked === "number" ? `${asked}` : `${asked[0]!}-${asked[0]! + asked.length - 1}`;
}

const NUMBERS = 4;

/** A draw of dice that are named by seat and turn: the copy with the smallest number of all that are there. */
async function lot(key: CryptoKey, name: string, [start = 0, ...weights]: number[]): Promise<number> {
  let least: bigint | null = null;
  let drawn = -1;
  for (const [index, weight] of weights.entries()) {
    for (let block = 0; block * NUMBERS < weight; block++) {
      const label = encoder.encode(`${name}/${start + index}/${block}`);
      const numbers = new DataView(await crypto.subtle.sign("HMAC", key, label));
      for (let copy = 0; copy < Math.min(NUMBERS, weight - block * NUMBERS); copy++) {
        const number = numbers.getBigUint64(copy * 8);
        if (least === null || number < least) [least, drawn] = [number, start + index];
      }
    }
  }
  return drawn;
}

/** Counts the questions of each kind in each turn: no name may be used twice, and none passed over. */
class Places {
  private readonly next = new Map<string, number>();

  /** `whole` is false for a race that goes on from another, of whose questions nothing is known here. */
  constructor(private readonly whole: boolean) {}

  fit(place: string, asked: Asked): boolean {
    const cut = place.lastIndexOf("/");
    const group = place.slice(0, cut);
    const number = Number(place.slice(cut + 1));
    const expected = this.next.get(group) ?? (this.whole ? 0 : number);
    this.next.set(group, number + 1);
    return number === expected && group.endsWith(`/${kind(asked)}`);
  }
}

interface Sealed {
  seats: string[];
  chance: { facts?: string; shared?: boolean; erased?: boolean };
}

/** Were the names of a record sealed with its dice? False for races of before and where one was erased, null where they were changed since. */
export async function namesSealed(table: string, { seats, chance }: Sealed): Promise<boolean | null> {
  const [, sealed] = table.split("#");
  if (sealed === undefined || chance.shared || chance.erased) return false;
  const facts = chance.facts ?? "";
  const print = hex(await crypto.subtle.digest("SHA-256", encoder.encode(facts)));
  if (print !== sealed) return null;
  const { seats: named } = JSON.parse(facts) as Sealed;
  return named.length === seats.length && named.every((name, seat) => name === seats[seat]) ? true : null;
}

/** What a question of a move must have been answered, by whatever it is named; null where its name does not fit. */
async function derive(
  key: CryptoKey,
  claim: Claim,
  places: Places,
  move: number,
  index: number,
): Promise<number | null> {
  const asked = claim.questions[move]![index]!;
  if (!claim.places) return answer(key, `${claim.table}/${move}/${index}`, asked);
  const place = claim.places[move]?.[index] ?? "";
  if (!places.fit(place, asked)) return null;
  const name = `${claim.table}/${place}`;
  return typeof asked === "number" ? below(key, name, asked) : lot(key, name, asked);
}

/** Check the commitment and every outcome; `progress` is told the share that is done. */
export async function check(claim: Claim, progress: (share: number) => void = () => {}): Promise<Verdict> {
  const secret = bytes(claim.secret);
  const committed = hex(await crypto.subtle.digest("SHA-256", secret)) === claim.commitment;
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  let checked = 0;
  const places = new Places(claim.after < 0);
  for (const [move, outcomes] of claim.outcomes.entries()) {
    if (move <= claim.after) continue;
    if ((claim.questions[move] ?? []).length !== outcomes.length)
      return { honest: false, committed, checked, wrong: move };
    for (const [index, outcome] of outcomes.entries()) {
      const derived = await derive(key, claim, places, move, index);
      if (derived !== outcome) return { honest: false, committed, checked, wrong: move };
      checked++;
    }
    progress((move + 1) / claim.outcomes.length);
  }
  return { honest: committed, committed, checked, wrong: null };
}
