// Notices that arrive while no page is open: shown, and a click leads to the table. Nothing is cached here.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  event.waitUntil(
    registration.showNotification("Hippodrome", {
      body: notice.message ?? "",
      icon: "/favicon-turn.svg",
      tag: notice.table ?? "hippodrome",
      data: { path: notice.table ? `/t/${notice.table}` : "/" },
    }),
  );
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
