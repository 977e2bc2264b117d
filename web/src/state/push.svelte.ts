/** Notices to this browser when it becomes one's turn at a turn-by-turn table (Web Push). */
import { api } from "../lib/api";
import { guest, guestToken } from "./keys";
import { library } from "./library.svelte";

const WORKER = "/sw.js";

function key(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

class Push {
  on = $state(false);
  busy = $state(false);
  /** Why it could not be switched on: refused by the person, or by the browser. */
  trouble: "denied" | "failed" | null = $state(null);

  /** Why there can be no notices here: a page that came over a plain line, a browser or a server that has none. */
  get obstacle(): "insecure" | "browser" | "server" | null {
    if (!isSecureContext) return "insecure";
    if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return "browser";
    return library.catalogue?.push_key ? null : "server";
  }

  get possible(): boolean {
    return this.obstacle === null;
  }

  /** See whether this browser was subscribed before. */
  async look(): Promise<void> {
    if (!this.possible) return;
    const worker = await navigator.serviceWorker.getRegistration(WORKER);
    this.on = Boolean(await worker?.pushManager.getSubscription());
  }

  async switch(on: boolean): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      this.on = on ? await this.subscribe() : await this.unsubscribe();
    } catch {
      this.trouble = "failed";
    } finally {
      this.busy = false;
    }
  }

  private async subscribe(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") {
      this.trouble = "denied";
      return false;
    }
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: key(library.catalogue!.push_key!) };
    const push = (await worker.pushManager.subscribe(wanted)).toJSON() as {
      endpoint: string;
      keys: Record<string, string>;
    };
    const token = await guestToken(guest()?.name ?? library.words.say("page-guest"));
    await api.changeGuest(token, { push: { endpoint: push.endpoint, keys: push.keys }, language: library.language });
    return true;
  }

  private async unsubscribe(): Promise<boolean> {
    const worker = await navigator.serviceWorker.getRegistration(WORKER);
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    const held = guest();
    if (held) await api.changeGuest(held.token, { push: "" });
    return false;
  }
}

export const push = new Push();
