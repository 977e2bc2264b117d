/** Fetch a table's proof and check it here. */
import { api, type Rights } from "./api";
import { check, namesSealed, type Verdict } from "./proof";
import type { Proof } from "../wire/answers";

interface RecordLike {
  seats: string[];
  start: number[];
  moves: [number, ...number[]][];
  chance: { kind: string; after?: number; facts?: string; shared?: boolean; erased?: boolean };
}

/** What the record of a proof says about chance. */
export function outcomesOf(record: unknown): { outcomes: number[][]; after: number } {
  const { start, moves, chance } = record as RecordLike;
  return { outcomes: [start, ...moves.map((move) => move.slice(1))], after: chance.after ?? -1 };
}

export async function verify(proof: Proof, progress?: (share: number) => void): Promise<Verdict | null> {
  if (!proof.record || !proof.seal.secret || !proof.questions) return null;
  const { outcomes, after } = outcomesOf(proof.record);
  const named = await namesSealed(proof.seal.table, proof.record as unknown as RecordLike);
  const verdict = await check(
    {
      secret: proof.seal.secret,
      commitment: proof.seal.commitment,
      table: proof.seal.table,
      questions: proof.questions,
      outcomes,
      after,
      places: proof.places,
    },
    progress,
  );
  return { ...verdict, honest: verdict.honest && named !== null, named: named === true };
}

/** The verdict on a table's dice, and whether its record was brought as a file. */
export async function verifyTable(
  code: string,
  rights: Rights,
  progress?: (share: number) => void,
): Promise<(Verdict & { uploaded: boolean }) | null> {
  const proof = await api.proof(code, rights);
  const verdict = await verify(proof, progress);
  return verdict && { ...verdict, uploaded: proof.uploaded };
}
