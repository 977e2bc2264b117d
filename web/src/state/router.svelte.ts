/** Which page is shown: addresses are real ones, links work, back goes back. */

export type Place =
  | { page: "home" }
  | { page: "setup"; game: string }
  | { page: "watch" }
  | { page: "rules"; game: string | null }
  | { page: "learn"; game: string }
  | { page: "workshop"; game: string }
  | { page: "boards"; game: string | null }
  | { page: "board"; code: string }
  | { page: "puzzles"; game: string | null }
  | { page: "dice"; code: string | null }
  | { page: "me" }
  | { page: "person"; club: string | null; number: number }
  | { page: "mail" }
  | { page: "set"; code: string | null }
  | { page: "club"; code: string | null }
  | { page: "cup"; code: string; screen: boolean }
  | { page: "nowhere" }
  | { page: "table"; code: string };

/** What the first part of an address leads to, given the second and the third. */
const PLACES: Record<string, (second: string | undefined, third?: string) => Place> = {
  "": () => ({ page: "home" }),
  new: (second) => (second ? { page: "setup", game: second } : { page: "home" }),
  watch: () => ({ page: "watch" }),
  rules: (second) => ({ page: "rules", game: second ?? null }),
  learn: (second) => (second ? { page: "learn", game: second } : { page: "home" }),
  workshop: (second) => (second ? { page: "workshop", game: second } : { page: "home" }),
  boards: (second) => ({ page: "boards", game: second ?? null }),
  b: (second) => (second ? { page: "board", code: second.toUpperCase() } : { page: "boards", game: null }),
  puzzles: (second) => ({ page: "puzzles", game: second ?? null }),
  dice: (second) => ({ page: "dice", code: second?.toUpperCase() ?? null }),
  t: (second) => (second ? { page: "table", code: second.toUpperCase() } : { page: "home" }),
  me: () => ({ page: "me" }),
  person: (second, third) => ({ page: "person", club: second?.toUpperCase() ?? null, number: Number(third) || 0 }),
  mail: () => ({ page: "mail" }),
  today: () => ({ page: "set", code: null }),
  set: (second) => ({ page: "set", code: second?.toUpperCase() ?? null }),
  club: (second) => ({ page: "club", code: second?.toUpperCase() ?? null }),
  cup: (second, third) =>
    second ? { page: "cup", code: second.toUpperCase(), screen: third === "screen" } : { page: "nowhere" },
};

function read(path: string): Place {
  const [first = "", second, third] = path.split("/").filter(Boolean);
  return Object.hasOwn(PLACES, first) ? PLACES[first]!(second, third) : { page: "nowhere" };
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
    // a sheet that lay open is no place to come back to
    const step = (history.state as { layer?: boolean } | null)?.layer ? "replaceState" : "pushState";
    history[step](null, "", path);
    this.look();
    scrollTo(0, 0);
  }

  /** Change the part after `#` without a step in the history. */
  mark(hash: string): void {
    history.replaceState(history.state, "", location.pathname + (hash ? `#${hash}` : ""));
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
