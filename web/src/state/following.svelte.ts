/** Following what others do: the turn that is told, what it means for the viewer, and the way to their own turn. */
import type { Words } from "../lib/words";
import { shownOf } from "../lib/moves";
import { panelOf } from "../lib/scenes";
import { entriesOf, turnLines, wayLine, type Entry } from "../lib/telling";
import { cardsOf, fallsOf, meaningOf, thrownOf, trailsOf, walksOf, weighed, type Meaning } from "../lib/turns";
import { TURN } from "../wire/contract";
import type { Panel, Scene } from "../wire/scene";
import type { Event } from "../wire/server";
import type { TableStore } from "./table.svelte";

export class Following {
  /** The point from which nothing was shown, for a summary when the viewer is asked. */
  private since: number | null = $state(null);

  constructor(
    private readonly store: TableStore,
    private readonly words: () => Words,
  ) {}

  private readonly stage = $derived.by(() => this.store.stage);
  private readonly scene: Scene = $derived.by(() => this.stage.scene ?? this.store.scene!);

  /** Somebody else's turn is told, or the viewer's own comes to its end: nothing can be answered meanwhile. */
  on = $derived.by(
    () =>
      this.store.looked === null &&
      this.store.table?.phase !== "lobby" &&
      (this.stage.busy || (!this.store.myTurn && this.store.view?.turn !== null)),
  );

  /** The turns up to what is on stage, be it now, seen again or long past. */
  private readonly turns = $derived.by(() => {
    const { looked, moves } = this.store;
    return entriesOf(shownOf(moves, this.stage.reached ?? (looked && { point: looked.point, events: Infinity })));
  });

  /** Turns of which there is something to tell. */
  private readonly told: Entry[] = $derived.by(() =>
    this.turns.filter((turn) => turn.told.some(({ event }) => event.key !== TURN)),
  );

  /** The turn that is told: the last of which anything has happened. */
  turn: Entry | null = $derived.by(() => this.told.at(-1) ?? null);

  /** The turns whose traces lie on the board: the one under way, and the one before it until it is over. */
  traced: Event[] = $derived.by(() => {
    const turns = this.stage.held ? this.told.slice(-1) : this.told.slice(-2);
    return turns.flatMap(eventsOf);
  });
  trails = $derived.by(() => trailsOf(this.traced.flatMap((event) => event.steps)));
  /** Prices where they fell; while the viewer plans, those of the plan stand alone. */
  falls = $derived.by(() => (this.on || this.store.looked ? fallsOf(this.traced, this.scene) : []));

  /** Dice thrown for single racers in the turn that is told. */
  thrown = $derived.by(() =>
    this.turn && (this.on || this.store.looked) ? thrownOf(eventsOf(this.turn), this.scene) : [],
  );

  /** The steps that the racer of a turn went. */
  private walks(turn: Entry): Event[] {
    return walksOf(eventsOf(turn), this.panelOf(turn)?.piece ?? "");
  }

  /** A turn in one sentence: where its racer went, else what mattered most. */
  headline(turn: Entry): string {
    const way = wayLine(this.walks(turn), this.words());
    if (way) return way;
    const lines = weighed(turnLines(turn.told, this.words()), this.scene);
    return lines.reduce((best, line) => (line.weight >= best.weight ? line : best)).text;
  }

  /** The cards of the turn that is told, but those that lie in the open. */
  cards = $derived.by(() => {
    const open = new Set(this.scene.cards.filter((card) => card.zone === "play").map((card) => card.title.key));
    return this.turn ? cardsOf(eventsOf(this.turn), this.scene).filter((card) => !open.has(card.title.key)) : [];
  });

  /** What else mattered most in a turn, as much of it as there is room for. */
  story(turn: Entry, room: number): string[] {
    const walks = this.walks(turn);
    const rest = turnLines(turn.told, this.words()).filter(
      ({ kind, events }) => kind !== TURN && !events.some((event) => walks.includes(event)),
    );
    const told = new Set([this.headline(turn)]);
    const kept: number[] = [];
    const lines = weighed(rest, this.scene);
    const best = [...lines.keys()].toSorted((a, b) => lines[b]!.weight - lines[a]!.weight);
    for (const k of best) {
      const { text } = lines[k]!;
      if (told.has(text) || text.length > room) continue;
      told.add(text);
      kept.push(k);
      room -= text.length + 1;
    }
    return kept.toSorted((a, b) => a - b).map((k) => lines[k]!.text);
  }

  panelOf(turn: Entry): Panel | undefined {
    return panelOf(this.scene, turn.told[0]!.event, turn.seat);
  }

  /** What the turn means for the viewer; null for one who races with nobody or several, and in their own turn. */
  meaning: Meaning | null = $derived.by(() => {
    const [seat, more] = this.store.you.seats;
    const { turn } = this;
    const mover = turn && this.panelOf(turn);
    const own = this.scene.panels.find((panel) => panel.seat === seat);
    if (!turn || !mover || !own || more !== undefined || mover.seat === seat) return null;
    return meaningOf(eventsOf(turn), this.stage.span ?? [this.scene, this.scene], own.id, mover.id);
  });

  /** The viewer will be asked again. */
  races = $derived.by(() =>
    this.store.you.seats.some((seat) => {
      const one = this.store.table?.seats[seat];
      return one !== undefined && !one.bot;
    }),
  );

  /** Nothing more is shown until the viewer is asked; what happened meanwhile waits there. */
  toMyTurn(): void {
    this.since = this.turn?.first ?? this.store.last;
    this.stage.rush();
  }

  /** The last turn of each other racer since nothing was shown; told when the viewer is asked. */
  summary: Entry[] = $derived.by(() => {
    const { since } = this;
    if (since === null || this.stage.busy || !this.store.myTurn) return [];
    const last = new Map<string, Entry>();
    for (const turn of this.told) {
      const panel = turn.point >= since ? this.panelOf(turn) : undefined;
      if (panel && !this.store.you.seats.includes(panel.seat)) last.set(panel.id, turn);
    }
    return [...last.values()];
  });

  /** The summary was read. */
  read(): void {
    this.since = null;
  }
}

const eventsOf = (turn: Entry): Event[] => turn.told.map(({ event }) => event);
