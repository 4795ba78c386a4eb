import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { until } from "@/test/support/until";
import { PageCache, type RenderedPage } from "./page-cache";

let shows: Map<string, string>;
let made: string[];
let looks: number;
let arrived: number;
/** A read waits for this before it returns. */
let held: Promise<void>;
let page: (content: string) => RenderedPage;
let server: Server;

const nonceOf = (text: string | null) => /nonce-([^']+)'/.exec(text ?? "")?.[1] ?? "";
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

beforeEach(async () => {
  shows = new Map([["open-house", "Open house"]]);
  made = [];
  looks = 0;
  arrived = 0;
  held = Promise.resolve();
  page = (content) => {
    const nonce = `first+nonce/${made.length}`;
    return {
      status: 200,
      headers: { "content-type": "text/html", "content-security-policy": `script-src 'nonce-${nonce}'` },
      html: `<h1>${content}</h1><script nonce="${nonce}">go("${nonce}")</script>`,
    };
  };
  const pageCache = new PageCache({
    contentOf: async (slug) => {
      looks += 1;
      const content = shows.get(slug) ?? null;
      await held;
      if (content === "away") throw new Error("away");
      return content;
    },
    render: async (path) => {
      made.push(path);
      await new Promise((resolve) => setTimeout(resolve, 30));
      return page(shows.get(path.slice(3)) ?? "");
    },
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    arrived += 1;
    const answered = await pageCache.answer(request, response, "192.0.2.1").catch(() => undefined);
    if (!answered) response.writeHead(answered === false ? 203 : 500).end("made alone");
  };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it("renders a page once for many visitors, each with a nonce of their own", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => open("/e/open-house")));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(made).toEqual(["/e/open-house"]);
  const nonces = answers.map(({ headers }) => nonceOf(headers.get("content-security-policy")));
  expect(new Set(nonces).size).toBe(20);
  for (const [index, text] of texts.entries()) {
    expect(text).toBe(`<h1>Open house</h1><script nonce="${nonces[index]}">go("${nonces[index]}")</script>`);
    expect(text).not.toContain("first+nonce");
  }
});

it("shows a change to the next visitor", async () => {
  await open("/e/open-house");
  shows.set("open-house", "Moved house");
  expect(await (await open("/e/open-house")).text()).toContain("<h1>Moved house</h1>");
  expect(made).toHaveLength(2);
});

/** Holds the first visitor's read until `change` has been made and `late` other visitors have arrived. */
async function concurrently(late: number, change: () => void): Promise<Response[]> {
  let release = (): void => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const first = open("/e/open-house");
  await until(() => looks === 1);
  change();
  const others = Array.from({ length: late }, () => open("/e/open-house"));
  await until(() => arrived === late + 1);
  release();
  return Promise.all([first, ...others]);
}

it("shares one read among visitors who arrive during another, and never serves them a stale page", async () => {
  const [early, ...late] = await concurrently(30, () => shows.set("open-house", "Moved house"));
  expect(await early?.text()).toContain("<h1>");
  for (const answer of late) expect(await answer.text()).toContain("<h1>Moved house</h1>");
  expect(looks).toBe(2);
});

it("recovers after a failed read", async () => {
  shows.set("open-house", "away");
  const answers = await concurrently(2, () => shows.set("open-house", "Open house"));
  expect(answers.map(({ status }) => status)).toEqual([500, 200, 200]);
});

it("compresses the cached page for clients that accept it", async () => {
  const packed = await open("/e/open-house", { "accept-encoding": "gzip, br" });
  const plain = await open("/e/open-house", { "accept-encoding": "identity" });
  expect([packed.headers.get("content-encoding"), plain.headers.get("content-encoding")]).toEqual([
    "gzip",
    null,
  ]);
  expect(packed.headers.get("vary")).toBe("Accept-Encoding");
  for (const answer of [packed, plain]) expect(await answer.text()).toContain("<h1>Open house</h1>");
});

it("skips the cache for requests with a cookie, an RSC header or a query, and for other pages", async () => {
  const alone = [
    open("/e/open-house", { cookie: "theme=dark" }),
    open("/e/open-house", { rsc: "1" }),
    open("/e/open-house?registered=confirmed"),
    open("/e/open-house/register"),
    open("/e/nothing-here"),
    open("/docs"),
  ];
  expect((await Promise.all(alone)).map(({ status }) => status)).toEqual(Array(6).fill(203));
  expect(made).toEqual([]);
});

it("never caches a page that failed, sets a cookie or has no nonce", async () => {
  const whole = page;
  for (const odd of [
    (content: string) => ({ ...whole(content), status: 500 }),
    (content: string) => ({ ...whole(content), headers: { ...whole(content).headers, "set-cookie": "a=b" } }),
    (content: string) => ({ ...whole(content), headers: {} }),
  ]) {
    page = odd;
    expect((await open("/e/open-house")).status).toBe(203);
  }
  page = whole;
  expect((await open("/e/open-house")).status).toBe(200);
});
