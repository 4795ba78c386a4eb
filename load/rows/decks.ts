import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "@/test/rig/ask";
import { atMost, exactly, type Figure, noneOf, noted, skipped } from "@/test/rig/figures";
import { liveShow } from "@/test/rig/registrations";
import { drive, type Measured } from "../generator";
import { makePdf, makePptx } from "../make-decks";
import { growthDuring } from "../memory";
import type { Row, Site } from "../row";

const PAGES = 40;
const CALLS_PER_SECOND = 50;
const LONGEST_SECONDS = 180;
/** Practically unchanged: the range of garbage collection. */
const MAX_APP_MIB = 32;

interface Kind {
  name: string;
  contentType: string;
  make(pages: number): Promise<Buffer>;
  /** Seconds from the call that completes the upload. */
  firstWithin?: number;
  allWithin: number;
}

const PDF: Kind = {
  name: "PDF",
  contentType: "application/pdf",
  make: makePdf,
  firstWithin: 3,
  allWithin: 20,
};
const PPTX: Kind = {
  name: "PPTX",
  contentType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  make: makePptx,
  allWithin: 60,
};

interface Deck {
  /** The deck's path in the API. */
  address: string;
  digest: string;
}

/** Opens a deck and sends its bytes. */
async function upload({ stack }: Site, slug: string, kind: Kind, bytes: Buffer): Promise<Deck> {
  const address = `${stack.url}/v1/events/${slug}/presentations`;
  const body = { name: `deck.${kind.name}`, content_type: kind.contentType, size_bytes: bytes.length };
  const opened = await ask("POST", address, { key: stack.up.live_key, body });
  if (opened.status !== 201) throw new Error(`The deck was not opened: ${opened.text}`);
  const { id, upload } = opened.json.data;
  const sent = await fetch(upload.url, {
    method: "PUT",
    headers: upload.headers,
    body: new Uint8Array(bytes),
  });
  if (sent.status !== 200) throw new Error(`The deck was not taken: ${sent.status} ${await sent.text()}`);
  const digest = createHash("sha256").update(bytes).digest("hex");
  return { address: `${address}/${id}`, digest };
}

interface Converted {
  firstSeconds: number;
  allSeconds: number;
  pages: number;
}

/** Completes the upload and waits until all pages are ready, noting when the first one is. */
async function convert({ stack }: Site, { address, digest }: Deck): Promise<Converted> {
  const key = stack.up.live_key;
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1_000;
  const done = await ask("POST", `${address}/complete`, { key, body: { sha256: digest } });
  if (done.status !== 202) throw new Error(`The upload was not completed: ${done.text}`);
  let firstSeconds = 0;
  while (passed() < LONGEST_SECONDS) {
    const { json } = await ask("GET", address, { key });
    const { state, pages, failure } = json.data;
    if (state === "failed") throw new Error(`The deck failed: ${failure?.message}`);
    if (firstSeconds === 0 && pages.length > 0) {
      const picture = await fetch(pages[0].thumbnail_url);
      if (picture.headers.get("content-type") !== "image/webp")
        throw new Error("The first page is no picture.");
      await picture.arrayBuffer();
      firstSeconds = passed();
    }
    if (state === "ready") return { firstSeconds, allSeconds: passed(), pages: pages.length };
    await sleep(100);
  }
  throw new Error("The conversion does not end.");
}

/** Calls like a page's: mostly reads. Without `enough`, they end automatically; otherwise when it fires. */
const calls = (site: Site, client: string, enough?: AbortSignal): Promise<Measured> => {
  const { url, up } = site.stack;
  return drive({
    perSecond: CALLS_PER_SECOND,
    seconds: enough ? LONGEST_SECONDS : site.short ? 4 : 20,
    warmUpSeconds: enough ? 0 : site.short ? 2 : 10,
    call: (index) =>
      index % 5 === 0
        ? ask("POST", `${url}/v1/clients`, { key: up.live_key, body: { name: `Beside ${index}` } })
        : ask("GET", `${url}/v1/clients/${client}`, { key: up.live_key }),
    ...(enough ? { enough } : {}),
  });
};

async function measure(site: Site, kind: Kind, slug: string, client: string): Promise<Figure[]> {
  const pages = site.short ? 4 : PAGES;
  const deck = await upload(site, slug, kind, await kind.make(pages));
  const app = site.stack.pid("app");
  const alone = await growthDuring(app, calls(site, client));
  const over = new AbortController();
  const besides = growthDuring(app, calls(site, client, over.signal));
  const converted = await convert(site, deck).finally(() => over.abort());
  const { result: beside, mib } = await besides;
  const label = `${kind.name} of ${pages} pages`;
  return [
    ...(kind.firstWithin
      ? [atMost(`${label}: to the first thumbnail`, converted.firstSeconds, kind.firstWithin, "s")]
      : [noted(`${label}: to the first thumbnail`, converted.firstSeconds, "s")]),
    atMost(`${label}: to the last page`, converted.allSeconds, kind.allWithin, "s"),
    exactly(`${label}: pages`, converted.pages, pages),
    noted(`calls without ${kind.name}: p95`, alone.result.p95, "ms"),
    atMost(`calls beside ${kind.name}: p95 ÷ p95 without it`, beside.p95 / alone.result.p95, 2, "×"),
    noneOf(
      `calls beside ${kind.name}: responses other than 200 and 201 (of ${beside.count})`,
      beside.besides(200, 201),
    ),
    noted(`calls without ${kind.name}: additional memory of the app`, alone.mib, "MiB"),
    atMost(`calls beside ${kind.name}: additional memory of the app`, mib, MAX_APP_MIB, "MiB"),
  ];
}

/**
 * Decks are converted while the API is called: one from PDF and, if this machine can, one from PowerPoint.
 */
const decks: Row = {
  name: "decks",
  run: async (site) => {
    const { stack } = site;
    const key = stack.up.live_key;
    const slug = await liveShow(stack);
    const made = await ask("POST", `${stack.url}/v1/clients`, { key, body: { name: "Read" } });
    const can = await ask("GET", `${stack.url}/v1/events/${slug}/presentations/capabilities`, { key });
    const figures: Figure[] = [];
    for (const kind of [PDF, PPTX]) {
      const format = can.json?.data?.formats?.find(
        (one: { content_type: string }) => one.content_type === kind.contentType,
      );
      if (format?.available) figures.push(...(await measure(site, kind, slug, made.json.data.id)));
      else figures.push(skipped(kind.name, format?.reason ?? "cannot be converted here"));
    }
    return figures;
  },
};

export const deckRows: Row[] = [decks];
