/** Races in files. */
import { guestToken } from "../state/keys";
import { library } from "../state/library.svelte";
import { api, Trouble } from "./api";
import { myName } from "./start";

/** Give the server the record in a file; the code of the table where it can be watched, or what is wrong in words. */
export async function upload(file: File): Promise<{ code: string } | { trouble: string }> {
  const text = await file.text();
  if (!isRecord(text)) return { trouble: library.words.say("page-no-record") };
  try {
    return await api.upload(text, await guestToken(myName()));
  } catch (error) {
    return { trouble: error instanceof Trouble ? error.message : library.words.say("page-lost") };
  }
}

/** The server says what is wrong with a record; what is none at all is told here, without its words for programs. */
export function isRecord(text: string): boolean {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && "game" in found && "moves" in found;
  } catch {
    return false;
  }
}
