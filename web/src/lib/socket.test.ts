import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../wire/server";
import { PROTOCOL, TableSocket, type Link } from "./socket";

/** The wire: what was sent, and a way to answer. */
class Line {
  static lines: Line[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  say(message: Partial<FromServer>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const links: Link[] = [];
let socket: TableSocket;
const last = () => Line.lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Line.lines = [];
  links.length = 0;
  socket = new TableSocket(
    "ws://table",
    { hello: () => ({ seen: 7 }), message: () => {}, link: (link) => links.push(link), mends: () => false },
    () => new Line() as unknown as WebSocket,
  );
  socket.start();
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
});

test("it says hello with what it has seen, and is open once welcomed", () => {
  last().open();
  expect(last().sent[0]).toMatchObject({ type: "hello", version: PROTOCOL, seen: 7 });
  last().say({ type: "welcome" });
  expect(links).toEqual(["connecting", "open"]);
});

test("a request waits for the welcome and is answered by its ack", async () => {
  const answer = socket.ask({ type: "move", asked: 7, choice: 2 });
  last().open();
  expect(last().sent).toHaveLength(1);
  last().say({ type: "welcome" });
  const id = last().sent[1]!["id"] as string;
  last().say({ type: "ack", id, sequence: 8 });
  await expect(answer).resolves.toEqual({ sequence: 8 });
});

test("after a cut it comes back and sends the same request under the same id", async () => {
  last().open();
  last().say({ type: "welcome" });
  const answer = socket.ask({ type: "move", asked: 7, choice: 2 });
  const first = last().sent.at(-1);
  last().cut();
  expect(links.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Line.lines).toHaveLength(2);
  last().open();
  last().say({ type: "welcome" });
  expect(last().sent.at(-1)).toEqual(first);
  last().say({ type: "ack", id: first!["id"] as string, sequence: 8 });
  await expect(answer).resolves.toEqual({ sequence: 8 });
});

test("queued moves that answer another question are given up with a reason", async () => {
  const answer = socket.ask({ type: "move", asked: 7, choice: 2 });
  socket.forget(9, { key: "stale", args: {} });
  await expect(answer).resolves.toEqual({ refused: { key: "stale", args: {} } });
  expect(socket.unanswered).toBe(0);
});

test("a table that does not exist is not asked for again", async () => {
  last().open();
  last().cut(4404);
  expect(links.at(-1)).toBe("closed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.lines).toHaveLength(1);
});

test("a silent line is dropped and opened anew", async () => {
  last().open();
  last().say({ type: "welcome" });
  await vi.advanceTimersByTimeAsync(16_000);
  expect(links).toContain("lost");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Line.lines.length).toBeGreaterThan(1);
});
