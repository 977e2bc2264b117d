/** What keys do in a race, and when. */
import { Typing, type Arrow } from "../lib/steering";
import type { Answering } from "./answering.svelte";
import type { Planning } from "./planning.svelte";
import type { TableStore } from "./table.svelte";
import type { Viewing } from "./viewing.svelte";

/** What the screen does for a key. */
interface Deeds {
  escape: () => void;
  walk: (arrow: Arrow) => void;
  toggle: (sheet: "keys" | "log" | "chat") => void;
  goTo: (point: number, play?: boolean) => void;
}

interface Key {
  does: () => void;
  when?: (onButton: boolean) => boolean;
}

export class Keyboard {
  /** A number gives an answer: in words for a whole move, else one of the choices. */
  private readonly typing = new Typing((number) => {
    if (this.planning.on) return this.planning.number(number);
    const offer = this.answering.offers[number - 1];
    if (!offer) return;
    document.querySelector<HTMLElement>(`[data-action="${offer.action}"]`)?.focus();
    this.answering.pick(offer);
  });
  private readonly keys: Record<string, Key>;

  constructor(
    private readonly store: TableStore,
    private readonly answering: Answering,
    private readonly planning: Planning,
    viewing: Viewing,
    { escape, walk, toggle, goTo }: Deeds,
  ) {
    const { stage } = store;
    const back: Key = { does: () => goTo(viewing.point - 1) };
    const forth: Key = { does: () => goTo(viewing.point + 1, true), when: () => answering.past };
    const ends = () => planning.marked.length > 0;
    /** An arrow goes from end to end where there are some. */
    const arrow = (name: Arrow, other?: Key): Key => ({
      does: () => (ends() ? walk(name) : other?.does()),
      when: (onButton) => ends() || (other !== undefined && other.when?.(onButton) !== false),
    });
    this.keys = {
      // Enter and Space belong to a button that has the focus.
      Enter: {
        does: () => void (this.typing.finish() || this.confirm()),
        when: (onButton) =>
          this.typing.begun || (!onButton && (stage.held || planning.now !== null || answering.staged !== null)),
      },
      ArrowDown: arrow("ArrowDown"),
      ArrowUp: arrow("ArrowUp"),
      ArrowLeft: arrow("ArrowLeft", back),
      ArrowRight: arrow("ArrowRight", forth),
      "[": back,
      "]": forth,
      Escape: { does: escape },
      " ": { does: () => stage.hasten(), when: (onButton) => !onButton && stage.busy },
      "?": { does: () => toggle("keys") },
      u: { does: () => void store.undo(), when: () => Boolean(store.view?.undo) && answering.asked },
      r: { does: () => (planning.ways > 1 ? planning.otherWay() : stage.replayLast()) },
      l: { does: () => toggle("log") },
      c: { does: () => toggle("chat") },
    };
  }

  /** Go on after another's turn, carry out what is planned, give the answer that is picked. */
  private confirm(): void {
    const { stage } = this.store;
    if (stage.held) stage.goOn();
    else if (this.planning.on) void this.planning.confirm();
    else void this.answering.send(this.answering.staged!);
  }

  /** The largest number that gives an answer. */
  private get most(): number {
    return this.planning.on ? Math.max(0, ...this.planning.numbers.values()) : this.answering.offers.length;
  }

  press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
    const onButton = target.closest("button, a, [role=slider]") !== null;
    const digit = this.most > 0 && (this.typing.begun ? /^\d$/ : /^[1-9]$/).test(event.key);
    if (digit) this.typing.press(event.key, this.most);
    if (digit || this.known(event.key, onButton)) event.preventDefault();
  }

  private known(key: string, onButton: boolean): boolean {
    const known = this.keys[key];
    if (!known || known.when?.(onButton) === false) return false;
    known.does();
    return true;
  }
}
