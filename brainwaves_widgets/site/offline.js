/** Keeps the pages of the site, so that a later visit is quick and needs no network. */
const CACHE = `brainwaves-${"VERSION"}`;
const FILES = new Set(["FILES"].map((name) => new URL(name, self.location).href));

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    // One after the other: nobody waits for it, and the page has the network to itself.
    for (const file of FILES) if (!(await cache.match(file))) await cache.add(new Request(file, { cache: "default" }));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("brainwaves-") && name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const address = `${url.origin}${url.pathname}${url.pathname.endsWith("/") ? "index.html" : ""}`;
  if (request.method !== "GET" || !FILES.has(address)) return;
  const answer = async () => (await (await caches.open(CACHE)).match(address)) ?? fetch(request);
  event.respondWith(answer());
});
