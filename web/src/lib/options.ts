/** The options of a game: what may be chosen, what is chosen, and which of them mean anything. */
import type { GameOffer, OptionOffer } from "../wire/answers";

export type Value = string | number | boolean;
export type Chosen = Readonly<Record<string, unknown>>;

/** What an option may be set to with so many players. */
export function valuesOf(option: OptionOffer, players: number): Value[] {
  const own = option.for_players[String(players)];
  if (own) return own as Value[];
  if (option.values.length) return option.values as Value[];
  const [low, high] = [option.low ?? 0, option.high ?? 0];
  return Array.from({ length: high - low + 1 }, (_, k) => low + k);
}

/** What an option is set to, or stands at. */
export function valueOf(option: OptionOffer, chosen: Chosen, players: number): Value {
  const legal = valuesOf(option, players);
  const value = (chosen[option.key] ?? option.default) as Value;
  return typeof value === "object" || legal.includes(value) ? value : legal[0]!;
}

/** An option may mean something only beside a certain value of another one. */
export function counts(option: OptionOffer, game: GameOffer, chosen: Chosen, players: number): boolean {
  if (!option.only_if) return true;
  const [key, needed] = option.only_if;
  const other = game.options.find((one) => one.key === key);
  return other !== undefined && valueOf(other, chosen, players) === needed;
}

/** The values that each stand for a thing there is only once, and that other options have already: racers. */
export function takenOf(option: OptionOffer, game: GameOffer, chosen: Chosen, players: number): Value[] {
  if (option.picture !== "racer") return [];
  const others = game.options.filter((one) => one.picture === "racer" && one.key !== option.key);
  return others.map((one) => valueOf(one, chosen, players)).filter((value) => value !== option.default);
}

/** What was chosen, without what means nothing any more, with these options or so many players. */
export function countingOf(game: GameOffer, chosen: Chosen, players: number): Record<string, unknown> {
  const idle = game.options
    .filter(
      (option) =>
        !counts(option, game, chosen, players) ||
        (option.key in chosen && valueOf(option, chosen, players) !== chosen[option.key]),
    )
    .map((option) => option.key);
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => !idle.includes(key)));
}
