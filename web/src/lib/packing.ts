/** A board in the part of an address after `#`: packed small, and never unpacked to more than a board may be. */

/** Letters of an address, and bytes of a board, that are read at all. */
export const MOST_LETTERS = 12_000;
const MOST_BYTES = 64_000;

async function through(bytes: Uint8Array<ArrayBuffer>, transform: GenericTransformStream): Promise<Uint8Array> {
  const reader = (
    new Blob([bytes]).stream().pipeThrough(transform) as ReadableStream<Uint8Array<ArrayBuffer>>
  ).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error("too large");
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Something as letters that an address may have; null if it is too large for one. */
export async function packed(thing: unknown): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(thing));
  if (bytes.length > MOST_BYTES) return null;
  const small = await through(bytes, new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(""));
  const address = letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return address.length > MOST_LETTERS ? null : address;
}

/** What was packed; null if it is nothing of the kind. */
export async function unpacked(letters: string): Promise<unknown> {
  if (!letters || letters.length > MOST_LETTERS || !/^[\w-]+$/.test(letters)) return null;
  try {
    const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const whole = await through(bytes, new DecompressionStream("deflate-raw"));
    return JSON.parse(new TextDecoder().decode(whole)) as unknown;
  } catch {
    return null;
  }
}
