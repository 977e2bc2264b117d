/** The tips of a first race: each belongs to a question, and comes when that is asked for the first time. */

export class Guiding {
  /** The message that is shown. */
  tip: string | null = $state(null);
  private asked = -1;

  /** `has` tells which messages there are, `read` those that were read before; `keep` remembers one. */
  constructor(
    private readonly has: (key: string) => boolean,
    private readonly read: () => readonly string[],
    private readonly keep: (key: string) => void,
  ) {}

  /** A question may have come up: its number, and its key if it is ours to answer now. */
  look(asked: number, mine: string | null): void {
    // who has answered beside a tip has had the time to read it
    if (asked !== this.asked) this.got();
    this.asked = asked;
    const key = `first-${mine}`;
    if (mine !== null && this.has(key) && !this.read().includes(key)) this.tip = key;
  }

  /** The tip was read. */
  got(): void {
    if (this.tip) this.keep(this.tip);
    this.tip = null;
  }
}
