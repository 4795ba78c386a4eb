import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** What an empty page of this framework loads, in bytes with brotli; ours may load a tenth more. */
export const BARE_BYTES = 115_000;

/** The script that a page loads until the network is idle, in bytes with brotli. */
export async function scriptBytes(page: Page, path: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

/** The script that a page's HTML names, in bytes with brotli: without what the page loads later. */
export async function namedScriptBytes({ request }: Page, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const tags = (html.match(/<script\b[^>]*>/g) ?? []).filter((tag) => !/\bnomodule\b/i.test(tag));
  const named = new Set(tags.flatMap((tag) => tag.match(/\bsrc="([^"]+)"/)?.[1] ?? []));
  const bodies = await Promise.all([...named].map(async (src) => (await request.get(src)).body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}
