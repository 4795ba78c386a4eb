import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

export interface PageWeight {
  fontBytes: number;
  /** Compressed with brotli. */
  scriptBytes: number;
  elements: number;
  /** Cumulative layout shift. */
  shift: number;
}

interface Shifted extends Window {
  shift: number;
}

/** What a page loads and renders without a cache until the network is idle. */
export async function pageWeight(page: Page, path: string): Promise<PageWeight> {
  const fonts: Promise<number>[] = [];
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind === "font") fonts.push(response.body().then(({ length }) => length));
    if (kind === "script") scripts.push(compressedBytes(response));
  });
  await page.addInitScript(() => {
    const here = window as unknown as Shifted;
    here.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) here.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const drawn = await page.evaluate(async () => {
    await document.fonts.ready;
    const { shift } = window as unknown as Shifted;
    return { elements: document.querySelectorAll("*").length, shift };
  });
  return { fontBytes: await sum(fonts), scriptBytes: await sum(scripts), ...drawn };
}

const sum = async (sizes: Promise<number>[]): Promise<number> =>
  (await Promise.all(sizes)).reduce((total, size) => total + size, 0);

/** By URL: pages share most of their scripts. */
const known = new Map<string, Promise<number>>();

function compressedBytes(response: Response): Promise<number> {
  const bytes = known.get(response.url()) ?? response.body().then((body) => brotliCompressSync(body).length);
  known.set(response.url(), bytes);
  return bytes;
}
