// Made by tools/page_types.py from the Python models: do not edit.

export const TURN = "turn" as const;
export const RACER = "racer" as const;
export const STAGES = ["round", "lap"] as const;
export const WAY = ["from", "to"] as const;
export const GAP = "gap" as const;
