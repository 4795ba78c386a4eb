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
