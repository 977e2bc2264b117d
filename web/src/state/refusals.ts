/** Refusals that this page makes itself, or answers by looking again. */
import type { Reason } from "../wire/server";

export const STALE: Reason = { key: "stale", args: {} };
/** A key opened nothing, and this browser has forgotten it. */
export const FORGOTTEN: Reason = { key: "forgotten-key", args: {} };
/** They say that the table looks otherwise than this page thinks. */
export const OUTDATED = new Set(["stale", "illegal-choice", "not-your-turn"]);
