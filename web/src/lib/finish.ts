/** The finish of a race, read off its last scene: how far everybody was behind, and the result in the reader's voice. */
import { GAP } from "../wire/contract";
import type { Panel } from "../wire/scene";

/** A racer in the photo. */
export interface Front {
  panel: Panel;
  /** Spaces behind the winner. */
  behind: number;
}

/** How far a racer was behind the winner; null for one that did not come that far, or is the winner. */
export const behindOf = (panel: Panel): number | null => panel.figures.find((one) => one.name === GAP)?.value ?? null;

/** The winner and those next to it, by how far they were behind; at most so many, none twice of one seat. */
export function fronts(panels: readonly Panel[], most = 3): Front[] {
  const found: Front[] = [];
  for (const panel of panels.toSorted((a, b) => a.rank - b.rank)) {
    const behind = panel.rank === 1 ? 0 : behindOf(panel);
    if (behind !== null && found.every((one) => one.panel.seat !== panel.seat)) found.push({ panel, behind });
  }
  return found.slice(0, most);
}

/** How many of a player's choices a bot made, of how many; null if none. */
export function stoodIn(
  moves: readonly { seat: number; count: number; bot: string | null }[],
  seat: number,
): { part: number; all: number } | null {
  const own = moves.filter((move) => move.seat === seat);
  const sum = (some: typeof own) => some.reduce((count, move) => count + move.count, 0);
  const part = sum(own.filter((move) => move.bot));
  return part ? { part, all: sum(own) } : null;
}

/** What is to be said of the result: a message and its arguments. */
export interface Voice {
  key: string;
  args: Record<string, string | number>;
}

/** The result as it is told to who sits in `seats`; to who only watched, or raced with several, as it is told of others. */
export function voice(
  result: readonly number[],
  panels: readonly Panel[],
  seats: readonly number[],
  names: readonly string[],
): Voice {
  const winners = result.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const said = winners.map((seat) => names[seat] ?? "").join(", ");
  const next = fronts(panels, 2)[1];
  const by = winners.length === 1 && next ? next.behind : 0;
  const mine = seats.length === 1 ? seats[0]! : -1;
  const teams = new Map(panels.map(({ seat, team }) => [seat, team]));
  if (teams.get(mine)) {
    const ahead = result.flatMap((place, seat) => (place < result[mine]! ? [teams.get(seat)] : []));
    return { key: "page-finish-team", args: { place: 1 + new Set(ahead).size, names: said } };
  }
  if (winners.includes(mine)) {
    return winners.length > 1
      ? { key: "page-finish-you-shared", args: { names: said } }
      : { key: "page-finish-you-win", args: { by } };
  }
  if (mine < 0) return { key: "page-finish-wins", args: { names: said, count: winners.length, by } };
  const own = panels.filter((panel) => panel.seat === mine).map(behindOf);
  const behind = Math.min(...own.map((one) => one ?? Infinity));
  return {
    key: "page-finish-you-come",
    args: { place: result[mine] ?? panels.length, name: said, behind: Number.isFinite(behind) ? behind : 0 },
  };
}
