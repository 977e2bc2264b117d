import { createHash, createHmac, webcrypto } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { check, type Asked, type Claim } from "./proof";

beforeAll(() => {
  if (!globalThis.crypto?.subtle) vi.stubGlobal("crypto", webcrypto);
});

const secret = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/** The same derivation in Node, as the server does it. */
function derive(name: string, n: number): number {
  const mac = createHmac("sha256", Buffer.from(secret, "hex")).update(`${name}/0`).digest();
  return Number(mac.readBigUInt64BE() % BigInt(n));
}

function claim(): Claim {
  const questions: Asked[][] = [[6, [3, 0, 2, 5]], [], [20]];
  const drawn = derive("TABLE/0/1", 7);
  const outcomes = [[derive("TABLE/0/0", 6), drawn < 2 ? 4 : 5], [], [derive("TABLE/2/0", 20)]];
  const commitment = createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");
  return { secret, commitment, table: "TABLE", questions, outcomes, after: -1 };
}

test("honest dice are found honest, and all are counted", async () => {
  expect(await check(claim())).toEqual({ honest: true, committed: true, checked: 3, wrong: null });
});

test("one changed outcome is found, with its move", async () => {
  const changed = claim();
  changed.outcomes[2] = [(changed.outcomes[2]![0]! + 1) % 20];
  expect(await check(changed)).toMatchObject({ honest: false, wrong: 2 });
});

test("another secret than the committed one is not honest", async () => {
  expect(await check({ ...claim(), commitment: "00".repeat(32) })).toMatchObject({ honest: false, committed: false });
});

test("a question too few is found", async () => {
  const short = claim();
  short.questions[0] = [6];
  expect(await check(short)).toMatchObject({ honest: false, wrong: 0 });
});

test("moves that came from elsewhere are not asked of this secret", async () => {
  const continued = { ...claim(), after: 1 };
  continued.outcomes[0] = [5, 5];
  expect(await check(continued)).toEqual({ honest: true, committed: true, checked: 1, wrong: null });
});

/** A claim whose dice are named by seat and turn; its last question draws one of three kinds of things. */
function shared(): Claim {
  const questions: Asked[][] = [[6], [6, 6, [1, 2, 0, 5]]];
  const places = [["0/0/6/0"], ["1/1/6/0", "1/1/6/1", "1/1/1-4/0"]];
  const copies = [1, 1, 3, 3, 3, 3, 3].map((thing, index) => {
    const copy = thing === 1 ? index : index - 2;
    const label = `SET/1/1/1-4/0/${thing}/${Math.floor(copy / 4)}`;
    const mac = createHmac("sha256", Buffer.from(secret, "hex")).update(label).digest();
    return { thing, number: mac.readBigUInt64BE((copy % 4) * 8) };
  });
  const drawn = copies.reduce((least, one) => (one.number < least.number ? one : least)).thing;
  const outcomes = [[derive("SET/0/0/6/0", 6)], [derive("SET/1/1/6/0", 6), derive("SET/1/1/6/1", 6), drawn]];
  return { ...claim(), table: "SET", questions, outcomes, places };
}

test("dice named by seat and turn are found honest", async () => {
  expect(await check(shared())).toEqual({ honest: true, committed: true, checked: 4, wrong: null });
});

test("a place passed over or used twice is found", async () => {
  const jumped = shared();
  jumped.places![1]![1] = "1/1/6/2";
  jumped.outcomes[1]![1] = derive("SET/1/1/6/2", 6);
  expect(await check(jumped)).toMatchObject({ honest: false, wrong: 1 });
  const twice = shared();
  twice.places![1]![1] = "1/1/6/0";
  twice.outcomes[1]![1] = twice.outcomes[1]![0]!;
  expect(await check(twice)).toMatchObject({ honest: false, wrong: 1 });
});
