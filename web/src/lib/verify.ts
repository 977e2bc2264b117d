/** Fetch a table's proof and check it here. */
import { api } from "./api";
import { check, type Verdict } from "./proof";
import type { Proof } from "../wire/answers";

interface RecordLike {
  start: number[];
  moves: [number, ...number[]][];
  chance: { kind: string; after?: number };
}

/** What the record of a proof says about chance. */
export function outcomesOf(record: unknown): { outcomes: number[][]; after: number } {
  const { start, moves, chance } = record as RecordLike;
  return { outcomes: [start, ...moves.map((move) => move.slice(1))], after: chance.after ?? -1 };
}

export async function verify(proof: Proof, progress?: (share: number) => void): Promise<Verdict | null> {
  if (!proof.record || !proof.seal.secret || !proof.questions) return null;
  const { outcomes, after } = outcomesOf(proof.record);
  return check(
    {
      secret: proof.seal.secret,
      commitment: proof.seal.commitment,
      table: proof.seal.table,
      questions: proof.questions,
      outcomes,
      after,
    },
    progress,
  );
}

export async function verifyTable(code: string, progress?: (share: number) => void): Promise<Verdict | null> {
  return verify(await api.proof(code), progress);
}
