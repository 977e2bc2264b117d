/** What lies open over a page: Back closes the topmost before it leaves. One step of the history stands for them all. */

const open: (() => void)[] = [];
/** Our own step back is under way: what it brings is nobody's wish to close anything. */
let leaving = false;

const marked = (): boolean => Boolean((history.state as { layer?: boolean } | null)?.layer);

function mark(): void {
  if (!leaving && open.length && !marked()) history.pushState({ layer: true }, "");
}

function settle(): void {
  if (leaving || open.length || !marked()) return;
  leaving = true;
  history.back();
}

globalThis.addEventListener?.("popstate", () => {
  if (leaving) leaving = false;
  else open.at(-1)?.();
  mark();
});

/** Something has opened; returns what to call when it is gone. */
export function layer(close: () => void): () => void {
  open.push(close);
  mark();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    // one sheet may have given way to another
    setTimeout(settle);
  };
}
