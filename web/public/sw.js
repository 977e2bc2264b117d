// Notices that arrive while no page is open: shown, and a click leads to the table. And what one can do without a
// network, for those who want it kept on their device: the page itself, lessons, some puzzles of each game.
const KEPT = "hippodrome-kept";
const PUZZLES = 10;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  const several = notice.waiting > 1;
  // One message stands for all races that wait; the newest takes the place of the one before.
  const shown = registration.showNotification("Hippodrome", {
    body: notice.message ?? "",
    icon: "/favicon-turn.svg",
    tag: notice.kind === "your_turn" ? "turn" : (notice.table ?? "hippodrome"),
    renotify: true,
    data: { path: notice.table && !several ? `/t/${notice.table}` : "/" },
  });
  const counted = "setAppBadge" in navigator ? navigator.setAppBadge(notice.waiting ?? 1).catch(() => undefined) : null;
  event.waitUntil(Promise.all([shown, counted]));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0];
      if (!there) return clients.openWindow(path);
      return there.focus().then((page) => (new URL(page.url).pathname === path ? page : page.navigate(path)));
    }),
  );
});

addEventListener("message", (event) => {
  const answer = (kind) => event.source?.postMessage({ kind });
  if (event.data?.kind === "keep")
    event.waitUntil(
      keep()
        .then(() => answer("kept"))
        .catch(() => answer("not-kept")),
    );
  if (event.data?.kind === "drop") event.waitUntil(caches.delete(KEPT).then(() => answer("dropped")));
});

async function keep() {
  const cache = await caches.open(KEPT);
  const hold = async (path) => {
    const answer = await fetch(path);
    if (!answer.ok) return null;
    await cache.put(path, answer.clone());
    return answer;
  };
  const read = async (path) => (await hold(path))?.json() ?? null;
  const files = await (await fetch("/offline.json")).json();
  await cache.addAll(["/", ...files]);
  const { games, text } = await read("/api/games");
  await Promise.all(["/api/art", "/api/moods.css", ...Object.values(text)].map(hold));
  for (const game of games) {
    const path = `/api/games/${game.name}`;
    await Promise.all([`${path}/art`, `${path}/showcase`, ...Object.values(game.text)].map(hold));
    if (game.lesson) await hold(`${path}/lesson`);
    if (game.puzzles) await keepPuzzles(cache, hold, await read(`${path}/puzzles`), `${path}/puzzles`);
  }
  const wanted = new Set(files);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith("/assets/") && !wanted.has(pathname)) await cache.delete(pathname);
  }
}

/** Some puzzles from the easiest to the hardest; the list that is kept names no others. */
async function keepPuzzles(cache, hold, list, path) {
  if (!list) return;
  const all = list.puzzles.toSorted((a, b) => a.rating - b.rating);
  const some = all.filter(
    (_, at) => Math.floor((at * PUZZLES) / all.length) !== Math.floor(((at - 1) * PUZZLES) / all.length),
  );
  for (const { id } of some) await Promise.all([hold(`${path}/${id}`), hold(`${path}/${id}/solution`)]);
  const headers = { "Content-Type": "application/json" };
  await cache.put(path, new Response(JSON.stringify({ ...list, puzzles: some }), { headers }));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const kept = (path) => caches.match(path, { cacheName: KEPT });
  const orKept = (path) =>
    fetch(request).catch(async (error) => {
      const found = await kept(path);
      if (found) return found;
      throw error;
    });
  if (request.mode === "navigate") event.respondWith(orKept("/"));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  else event.respondWith(orKept(pathname));
});
