/** Oneself: the guest of this browser, the same on every device. */
import { api, Trouble } from "../lib/api";
import type { RecoveryCode } from "../wire/answers";
import { forgetAll, forgetGuest, guest, guestToken, keep } from "./keys";

class Myself {
  name = $state(guest()?.name ?? "");
  recovery: RecoveryCode | null = $state.raw(null);

  /** What is under way: one thing after the other, or who one was would be kept over who one has become. */
  private last: Promise<unknown> = Promise.resolve();

  private next<T>(what: () => Promise<T>): Promise<T> {
    const done = this.last.then(what, what);
    this.last = done;
    return done;
  }

  look = (fallback: string): Promise<void> => this.next(() => this.lookNow(fallback));
  renew = (): Promise<void> => this.next(() => this.renewNow());
  rename = (name: string): Promise<void> => this.next(() => this.renameNow(name));
  become = (code: string, merge: boolean): Promise<void> => this.next(() => this.becomeNow(code, merge));
  signOutOthers = (): Promise<void> => this.next(() => this.signOutNow());
  erase = (): Promise<void> => this.next(() => this.eraseNow());

  /** Be somebody, and find the code that is good now, or have one made; a browser without a guest gets one. */
  private async lookNow(fallback: string): Promise<void> {
    const token = await guestToken(guest()?.name ?? fallback);
    const now = await api.me(token);
    const known = guest()?.recovery;
    this.name = now.name;
    this.recovery = known && known.made === now.recovery ? known : null;
    // Whoever never had a code gets one; one that another device knows is not taken away without asking.
    if (now.recovery === null) await this.renewNow();
    else keep({ token, name: now.name, recovery: this.recovery ?? undefined });
  }

  /** A new code; the one before opens nothing any more. */
  private async renewNow(): Promise<void> {
    const held = guest()!;
    this.recovery = await api.newCode(held.token);
    keep({ ...held, recovery: this.recovery });
  }

  private async renameNow(name: string): Promise<void> {
    await guestToken(name);
    this.name = name;
  }

  /** Be whoever a code belongs to; with one's own races, if they are brought along. */
  private async becomeNow(code: string, merge: boolean): Promise<void> {
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

  private async signOutNow(): Promise<void> {
    await api.signOutOthers(guest()!.token);
    await this.renewNow();
  }

  /** Nothing is kept about this guest any more, here or on the server. */
  private async eraseNow(): Promise<void> {
    await api.forgetMe(guest()!.token);
    forgetAll();
    this.name = "";
    this.recovery = null;
  }
}

export const myself = new Myself();
