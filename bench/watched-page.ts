import type { Page } from "@playwright/test";

/** Milliseconds since the epoch, with fractions. This process and the pages share one clock. */
export const now = (): number => performance.timeOrigin + performance.now();

/** A page in which marks are awaited, and how far its clock is ahead of ours. */
export interface Watched {
  page: Page;
  aheadMs: number;
}

/** Runs `code`, which records marks in `benchSeen`, and compares the clocks. */
export async function watched(page: Page, code: string): Promise<Watched> {
  await page.evaluate(code);
  let best = { trip: Number.POSITIVE_INFINITY, aheadMs: 0 };
  for (let tries = 0; tries < 30; tries += 1) {
    const asked = now();
    const at = await page.evaluate(() => performance.timeOrigin + performance.now());
    const heard = now();
    if (heard - asked < best.trip) best = { trip: heard - asked, aheadMs: at - (asked + heard) / 2 };
  }
  return { page, aheadMs: best.aheadMs };
}

/** When a mark first appeared in a page, by our clock. */
export async function seen({ page, aheadMs }: Watched, mark: string): Promise<number> {
  const found = await page.waitForFunction(
    (name) => (window as unknown as { benchSeen: Record<string, number> }).benchSeen[name],
    mark,
    { timeout: 10_000 },
  );
  return Number(await found.jsonValue()) - aheadMs;
}
