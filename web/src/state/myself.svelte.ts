/** Oneself: the guest of this browser, the same on every device. */
import { api, Trouble } from "../lib/api";
import type { RecoveryCode } from "../wire/answers";
import { forgetAll, forgetGuest, guest, guestToken, keep } from "./keys";

class Myself {
  name = $state(guest()?.name ?? "");
  recovery: RecoveryCode | null = $state.raw(null);

  /** Be somebody, and find the code that is good now, or have one made; a browser without a guest gets one. */
  async look(fallback: string): Promise<void> {
    const token = await guestToken(guest()?.name ?? fallback);
    const now = await api.me(token);
    const known = guest()?.recovery;
    this.name = now.name;
    this.recovery = known && known.made === now.recovery ? known : null;
    // Whoever never had a code gets one; one that another device knows is not taken away without asking.
    if (now.recovery === null) await this.renew();
    else keep({ token, name: now.name, recovery: this.recovery ?? undefined });
  }

  /** A new code; the one before opens nothing any more. */
  async renew(): Promise<void> {
    const held = guest()!;
    this.recovery = await api.newCode(held.token);
    keep({ ...held, recovery: this.recovery });
  }

  async rename(name: string): Promise<void> {
    await guestToken(name);
    this.name = name;
  }

  /** Be whoever a code belongs to; with one's own races, if they are brought along. */
  async become(code: string, merge: boolean): Promise<void> {
    const held = guest();
    const { guest: known, token } = await this.recovered(code, merge, held?.token ?? null);
    const recovery = known.recovery === null ? undefined : { code, made: known.recovery };
    keep({ token, name: known.name, recovery });
    this.name = known.name;
    this.recovery = recovery ?? null;
  }

  /** A key of one's own that is no longer good is in nobody's way. */
  private async recovered(code: string, merge: boolean, own: string | null) {
    try {
      return await api.recover(code, merge, own);
    } catch (error) {
      if (!(error instanceof Trouble) || error.status !== 401) throw error;
      forgetGuest();
      return api.recover(code, false, null);
    }
  }

  async signOutOthers(): Promise<void> {
    await api.signOutOthers(guest()!.token);
    await this.renew();
  }

  /** Nothing is kept about this guest any more, here or on the server. */
  async erase(): Promise<void> {
    await api.forgetMe(guest()!.token);
    forgetAll();
    this.name = "";
    this.recovery = null;
  }
}

export const myself = new Myself();
