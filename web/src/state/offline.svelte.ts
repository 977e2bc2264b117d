/** What is kept on this device for times without a network: the page, lessons, some puzzles (`public/sw.js`). */
const WORKER = "/sw.js";
const KEY = "hippodrome.offline";

class Offline {
  /** Kept on this device: wanted, on its way, there. */
  state: "off" | "busy" | "on" | "failed" = $state("off");
  /** There is a network. */
  online = $state(globalThis.navigator?.onLine ?? true);

  constructor() {
    globalThis.addEventListener?.("online", () => (this.online = true));
    globalThis.addEventListener?.("offline", () => (this.online = false));
  }

  get possible(): boolean {
    return isSecureContext && "serviceWorker" in navigator;
  }

  /** Whoever wanted it, or has installed the app, has what is newest once a visit. */
  async start(): Promise<void> {
    const wanted = localStorage.getItem(KEY);
    const installed = matchMedia("(display-mode: standalone)").matches;
    if (!this.possible || wanted === "off" || (!wanted && !installed)) return;
    if (this.online) await this.switch(true);
    else this.state = "on";
  }

  async switch(on: boolean): Promise<void> {
    localStorage.setItem(KEY, on ? "on" : "off");
    this.state = "busy";
    try {
      const told = await this.ask(on ? "keep" : "drop");
      this.state = told === "kept" ? "on" : told === "dropped" ? "off" : "failed";
    } catch {
      this.state = "failed";
    }
  }

  private async ask(kind: "keep" | "drop"): Promise<string> {
    await navigator.serviceWorker.register(WORKER);
    const worker = (await navigator.serviceWorker.ready).active!;
    const answer = new Promise<string>((resolve) => {
      const hear = (event: MessageEvent<{ kind: string }>) => {
        navigator.serviceWorker.removeEventListener("message", hear);
        resolve(event.data.kind);
      };
      navigator.serviceWorker.addEventListener("message", hear);
    });
    navigator.serviceWorker.startMessages();
    worker.postMessage({ kind });
    return answer;
  }
}

export const offline = new Offline();
