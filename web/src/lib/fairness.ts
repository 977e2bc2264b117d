/** Figures of two boards side by side. */
import type { FairFound } from "../wire/answers";

export interface Change {
  /** The factor whose level it is; empty: a figure of the race. */
  factor: string;
  level: string;
  before: number;
  after: number;
  /** It is hardly luck, though many figures are compared. */
  sure: boolean;
}

interface Mean {
  value: number;
  low: number;
  high: number;
}

export const FIGURES = ["rounds", "lead_changes", "eliminations"] as const;
/** Half widths of 95 % intervals are 1.96 errors: so many half widths are three errors. */
const THREE = 3 / 1.96;

const half = ({ low, high }: Mean) => (high - low) / 2;
const differs = (one: Mean, other: Mean) =>
  Math.abs(one.value - other.value) > THREE * Math.hypot(half(one), half(other));

/** Every figure that both boards have, the surest and largest changes first. */
export function changesOf(before: FairFound, after: FairFound): Change[] {
  const changes: (Change & { size: number })[] = [];
  const add = (factor: string, level: string, one: Mean | undefined, other: Mean | undefined) => {
    if (!one || !other) return;
    const size = Math.abs(other.value - one.value) / Math.max(1e-9, Math.hypot(half(one), half(other)));
    changes.push({ factor, level, before: one.value, after: other.value, sure: differs(one, other), size });
  };
  for (const [factor, { levels }] of Object.entries(after.fairness))
    for (const level of levels)
      add(
        factor,
        level.level,
        before.fairness[factor]?.levels.find((one) => one.level === level.level),
        level,
      );
  for (const key of FIGURES) add("", key, before.figures[key], after.figures[key]);
  return changes.toSorted((a, b) => Number(b.sure) - Number(a.sure) || b.size - a.size);
}
