/** The guide of a first race: which tip is shown now. A decision has one tip, unless the game has more to say about it. */

export interface Now {
  /** The number of the question: it changes with every choice of anybody. */
  asked: number;
  /** The question's key, when it is ours to answer now. */
  mine: string | null;
  /** Another seat is asked. */
  waiting: boolean;
  /** Keys of the events told so far, the earliest first. */
  told: readonly string[];
}

export interface Tip {
  key: string;
  /** The messages it is made of. */
  says: readonly string[];
}

export class Guiding {
  tip: Tip | null = $state.raw(null);
  private readonly read = new Set<string>();
  /** Our decision that is looked at, and whether it has had a tip. */
  private decision: { asked: number; tipped: boolean } | null = null;

  /** `has` tells which messages there are; `general` are the page's own tips, for decisions that have no other. */
  constructor(
    private readonly has: (key: string) => boolean,
    private readonly general: readonly Tip[],
  ) {}

  /** Something may have changed: show the tip that fits. What has happened is explained once nothing moves any more. */
  look(now: Now): void {
    if (this.decision && this.decision.asked !== now.asked) this.answered();
    if (now.mine !== null) this.decision ??= { asked: now.asked, tipped: false };
    const start = this.unread("start");
    if (start) this.show(start);
    else if (now.mine !== null)
      this.show(this.event(now.told) ?? this.own(`first-${now.mine}`) ?? this.tip ?? this.next());
    else if (now.waiting && !this.tip) this.show(this.unread("wait"));
  }

  /** What is told once in any game: in the game's words if it has some, else in the page's. */
  private unread(name: "start" | "wait"): Tip | null {
    const key = `first-${name}`;
    return this.read.has(key) ? null : { key, says: [this.has(key) ? key : `page-guide-${name}`] };
  }

  /** The tip was read: the next one, if there is one now. */
  got(now: Now): void {
    if (this.tip) this.read.add(this.tip.key);
    this.tip = null;
    if (this.decision) this.decision.tipped = true;
    this.look(now);
  }

  /** Who has answered beside a tip has had the time to read it. */
  private answered(): void {
    if (this.tip) this.read.add(this.tip.key);
    this.tip = null;
    this.decision = null;
  }

  private show(tip: Tip | null): void {
    if (tip?.key !== this.tip?.key) this.tip = tip;
  }

  private own(key: string): Tip | null {
    return this.has(key) && !this.read.has(key) ? { key, says: [key] } : null;
  }

  /** Something that has happened for the first time; what is also the key of a question is told when that is asked. */
  private event(told: readonly string[]): Tip | null {
    for (const key of told) {
      const tip = this.has(`prompt-${key}.you`) ? null : this.own(`first-${key}`);
      if (tip) return tip;
    }
    return null;
  }

  private next(): Tip | null {
    return this.decision?.tipped ? null : (this.general.find(({ key }) => !this.read.has(key)) ?? null);
  }
}
