/** A club on the screen: looked at again whenever something has changed. */
import { Trouble } from "../lib/api";
import { clubs } from "../lib/clubs";
import { myName } from "../lib/start";
import type { Club } from "../wire/answers";
import { guest, guestToken } from "./keys";
import { library } from "./library.svelte";

/** Seconds between two questions whether anything is new; more where many ask. */
const EVERY = 4;
const EACH = 0.1;

export class ClubStore {
  club: Club | null = $state.raw(null);
  trouble = $state("");
  busy = $state(false);
  /** True if there is no such club for this visitor. */
  closed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(readonly code: string) {}

  private get who(): string | null {
    return guest()?.token ?? null;
  }

  /** Look now, and again and again. */
  watch(): () => void {
    void this.beat();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
    };
  }

  private async beat(): Promise<void> {
    if (!document.hidden) {
      try {
        const pulse = this.club && (await clubs.pulse(this.code, this.who));
        if (!pulse || pulse.version !== this.club?.version || pulse.here !== this.club.here) await this.look();
      } catch (error) {
        this.tell(error);
      }
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.beat(), (EVERY + EACH * (this.club?.here ?? 0)) * 1000);
  }

  async look(): Promise<void> {
    this.club = await clubs.get(this.code, this.who);
    this.closed = false;
  }

  private tell(error: unknown): void {
    if (error instanceof Trouble && error.reason?.key === "no-such-club") {
      this.closed = true;
      this.club = null;
    } else this.trouble = error instanceof Trouble ? error.message : library.words.say("page-lost");
  }

  /** Do something in the club as oneself, then look again; false if it was refused. */
  async act(what: (token: string) => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await what(this.who ?? (await guestToken(myName())));
      await this.look();
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
