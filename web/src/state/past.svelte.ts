/** The race's earlier points, fetched when they are looked at. */
import { api, type Rights } from "../lib/api";
import { patched } from "../lib/patches";
import type { ReplayPoint } from "../wire/answers";
import type { Scene } from "../wire/scene";
import type { Moved } from "../wire/server";

export interface Moment extends Omit<ReplayPoint, "scene"> {
  scene: Scene;
}

const PAGE = 50;

/** Points of a race up to the last of them, as entries of a log that does not hold them. */
export function asMoves(moments: readonly Moment[], last: number): Moved[] {
  return moments
    .filter((one) => one.point > 0 && one.point <= last)
    .map((one) => ({
      kind: "moved",
      sequence: one.point - last - 1,
      at: 0,
      seat: one.seat ?? -1,
      bot: null,
      point: one.point,
      count: 1,
      choices: one.choice ? [one.choice] : [],
      events: one.events,
      result: null,
      secret: null,
    }));
}

export class Past {
  private readonly moments = new Map<number, Moment>();
  private readonly pages = new Map<number, Promise<void>>();

  constructor(
    private readonly code: string,
    private readonly rights: () => Rights,
    /** Through whose eyes: a seat, null for a spectator's, "open" for all hands. */
    readonly eyes: number | null | "open",
  ) {}

  /** The race at a point. */
  async at(point: number): Promise<Moment | undefined> {
    if (!this.moments.has(point)) await this.page(point - (point % PAGE), point);
    return this.moments.get(point);
  }

  /** All points up to the last. */
  async all(last: number): Promise<Moment[]> {
    for (let from = 0; from <= last; from += PAGE) await this.page(from, last);
    return [...this.moments.values()].sort((a, b) => a.point - b.point);
  }

  /** Points that are not final any more (taken back) must be asked for again. */
  forget(from: number): void {
    for (const point of this.moments.keys()) if (point >= from) this.moments.delete(point);
    this.pages.clear();
  }

  private page(from: number, wanted: number): Promise<void> {
    const known = this.pages.get(from);
    if (known && (this.moments.has(wanted) || wanted >= from + PAGE)) return known;
    const fetched = this.fetch(from);
    this.pages.set(from, fetched);
    fetched.catch(() => this.pages.delete(from));
    return fetched;
  }

  private async fetch(from: number): Promise<void> {
    const seat = typeof this.eyes === "number" ? this.eyes : null;
    const replay = await api.replay(this.code, from, from + PAGE - 1, seat, this.eyes === "open", this.rights());
    let scene: Scene | null = null;
    for (const step of replay.steps) {
      scene = patched(scene, step.scene);
      this.moments.set(step.point, { ...step, scene });
    }
  }
}
