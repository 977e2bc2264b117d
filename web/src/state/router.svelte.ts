/** Which page is shown: addresses are real ones, links work, back goes back. */

export type Place =
  | { page: "home" }
  | { page: "setup"; game: string }
  | { page: "watch" }
  | { page: "rules"; game: string | null }
  | { page: "learn"; game: string }
  | { page: "dice"; code: string | null }
  | { page: "table"; code: string };

/** By the first word of an address, and what may follow it. */
const PLACES: Record<string, (second: string | undefined) => Place | false> = {
  new: (game) => game !== undefined && { page: "setup", game },
  watch: () => ({ page: "watch" }),
  rules: (game) => ({ page: "rules", game: game ?? null }),
  learn: (game) => game !== undefined && { page: "learn", game },
  dice: (code) => ({ page: "dice", code: code?.toUpperCase() ?? null }),
  t: (code) => code !== undefined && { page: "table", code: code.toUpperCase() },
};

function read(path: string): Place {
  const [first = "", second] = path.split("/").filter(Boolean);
  return PLACES[first]?.(second) || { page: "home" };
}

class Router {
  place: Place = $state.raw(read(location.pathname));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  private look(): void {
    this.place = read(location.pathname);
    this.hash = location.hash.slice(1);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.look();
    scrollTo(0, 0);
  }

  /** Change the part after `#` without a step in the history. */
  mark(hash: string): void {
    history.replaceState(null, "", location.pathname + (hash ? `#${hash}` : ""));
    this.hash = hash;
  }
}

export const router = new Router();

/** For links: go there without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.getAttribute("href") ?? "/");
}
