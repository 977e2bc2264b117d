/** One table's socket: sequence numbers, requests that are never lost nor done twice, and reconnection. */
import type { FromClient } from "../wire/client";
import type { Foresight, Plan } from "../wire/scene";
import type { Closing, FromServer, Reason } from "../wire/server";
import { spelledOut } from "./spelling";

export type Link = "connecting" | "open" | "lost" | "closed";
type Request = Extract<FromClient, { id: string }>;
/** A request without its id, which the socket makes. */
export type Ask = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;
export type Refusal = { refused: Reason };
export type Answer = { sequence: number | null; plans?: Plan[]; foresight?: Foresight | null } | Refusal;

export interface Listener {
  hello(): Omit<Extract<FromClient, { type: "hello" }>, "type" | "version">;
  message(message: FromServer): void;
  link(link: Link, reason: Reason | null): void;
  /** True if what we were sent away for has been put right: then we come again. */
  mends(reason: Reason): boolean;
}

interface Waiting {
  request: Request;
  settle: (answer: Answer) => void;
}

export const PROTOCOL = 3;
const PING = 4_000;
const DEAD = 9_000;
const PAUSES = [300, 800, 1_500, 3_000, 5_000, 8_000];

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private welcomed = false;
  private tries = 0;
  private heard = 0;
  private ended = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private last: Closing | null = null;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  start(): void {
    this.connect();
    globalThis.addEventListener?.("online", this.wake);
    globalThis.addEventListener?.("offline", this.drop);
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    globalThis.removeEventListener?.("online", this.wake);
    globalThis.removeEventListener?.("offline", this.drop);
    this.socket?.close();
    this.socket = null;
  }

  /** Ask for something that changes the table; answered once, however often the connection breaks. */
  ask(ask: Ask): Promise<Answer> {
    const request = { ...ask, id: makeId() } as Request;
    return new Promise((settle) => {
      this.waiting.set(request.id, { request, settle });
      if (this.welcomed) this.send(request);
    });
  }

  /** Send something that needs no answer, if connected. */
  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Give up queued moves that answer another question than the present one. */
  forget(asked: number, reason: Reason): void {
    for (const [id, { request, settle }] of this.waiting) {
      if ((request.type === "move" || request.type === "undo") && request.asked !== asked) {
        this.waiting.delete(id);
        settle({ refused: reason });
      }
    }
  }

  get unanswered(): number {
    return this.waiting.size;
  }

  /** Come anew at once: once a race is over its log is told anew, with who let what pass and every choice made. */
  again(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.connect();
  }

  private connect = (): void => {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.listener.link(this.tries ? "lost" : "connecting", null);
    const socket = this.open(this.address);
    this.socket = socket;
    this.welcomed = false;
    this.heard = Date.now();
    socket.onopen = () => {
      this.send({ type: "hello", version: PROTOCOL, ...this.listener.hello() });
      clearInterval(this.pinger);
      this.pinger = setInterval(this.pulse, PING);
    };
    socket.onmessage = (event) => this.receive(spelledOut(JSON.parse(event.data as string) as FromServer));
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  };

  private receive(message: FromServer): void {
    this.heard = Date.now();
    if (message.type === "closing") this.last = message;
    this.listener.message(message);
    if (message.type === "welcome") {
      this.tries = 0;
      this.last = null;
      this.welcomed = true;
      this.listener.link("open", null);
      for (const { request } of this.waiting.values()) this.send(request);
    } else if (message.type === "ack") {
      this.settle(message.id, { sequence: message.sequence });
    } else if (message.type === "refused" && message.id !== null) {
      this.settle(message.id, { refused: message.reason });
    } else if (message.type === "hint") {
      this.settle(message.id, { sequence: null });
    } else if (message.type === "plans") {
      this.settle(message.id, { sequence: null, plans: message.plans });
    } else if (message.type === "foresight") {
      this.settle(message.id, { sequence: null, foresight: message.foresight });
    }
  }

  private settle(id: string, answer: Answer): void {
    this.waiting.get(id)?.settle(answer);
    this.waiting.delete(id);
  }

  private lost(code: number): void {
    clearInterval(this.pinger);
    this.welcomed = false;
    this.socket = null;
    if (this.ended) return;
    this.ended = this.isFinal(code) && !(this.last && this.listener.mends(this.last.reason));
    this.listener.link(this.ended ? "closed" : "lost", this.last?.reason ?? null);
    if (!this.ended) this.tryAgain();
  }

  /** No table there, or sent away without a time to come back. */
  private isFinal(code: number): boolean {
    return code === 4404 || (code === 1008 && this.last !== null && this.last.retry === null);
  }

  private tryAgain(): void {
    const pause = this.last?.retry ? this.last.retry * 1000 : (PAUSES[this.tries] ?? PAUSES.at(-1)!);
    this.tries++;
    this.timer = setTimeout(this.connect, pause * (0.7 + Math.random() * 0.6));
  }

  private pulse = (): void => {
    if (Date.now() - this.heard > DEAD) this.drop();
    else this.send({ type: "ping", n: 0 });
  };

  private wake = (): void => {
    if (!this.socket) this.connect();
  };

  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    socket.close();
    this.lost(1006);
  };
}

export function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36))
    .join("-")
    .slice(0, 60);
}
