import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryRefreshes } from "./retry-refreshes";

const PAGE = "https://show.test/dashboard/test/shows/looms/distribution";

let undo: () => void;
const sending = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { fetch: sending, location: new URL(`${PAGE}?cursor=a%20b`) });
  undo = retryRefreshes();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sending.mockReset();
});

/** Fails for a minute, once without an answer and then with a proxy's. */
function outage() {
  const end = Date.now() + 60_000;
  sending.mockImplementation(async () => {
    if (sending.mock.calls.length === 1) throw new TypeError("Failed to fetch");
    return new Response("", { status: Date.now() < end ? 502 : 200 });
  });
}

/** The router's request for a page. */
const read = (url: string, headers: Record<string, string> = {}) =>
  window.fetch(new URL(url), { headers: { rsc: "1", ...headers } }).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );

it("answers a refresh of the open page once the server does", async () => {
  outage();
  const answer = read(`${PAGE}?cursor=a+b&_rsc=1x2y3`);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(await answer).toBe(200);
  expect(sending.mock.calls.every(([url]) => url === `${PAGE}?cursor=a+b&_rsc=1x2y3`)).toBe(true);
});

it("leaves other requests alone", async () => {
  for (const ask of [
    () => read("https://show.test/dashboard/test/shows/looms/clips?_rsc=1x2y3"),
    () => read(`${PAGE}?cursor=c&_rsc=1x2y3`),
    () => read(`${PAGE}?cursor=a+b&_rsc=1x2y3`, { "next-router-prefetch": "1" }),
    () => window.fetch("/api/auth/standing").catch((error: Error) => error.message),
  ]) {
    sending.mockReset();
    outage();
    expect(await ask()).toBe("Failed to fetch");
    expect(sending).toHaveBeenCalledTimes(1);
  }
});

it("is undone unless something else has replaced it", () => {
  undo();
  expect(window.fetch).toBe(sending);
  const again = retryRefreshes();
  const other = vi.fn<typeof fetch>();
  window.fetch = other;
  again();
  expect(window.fetch).toBe(other);
});
