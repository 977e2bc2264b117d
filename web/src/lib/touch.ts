/** True where one points with fingers: nothing can be hovered over, and no keys are at hand. */
export const touch = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
