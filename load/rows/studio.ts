import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { enterStudio, goLive, stageOf, watch } from "@/e2e/support/people";
import { ask } from "@/test/rig/ask";
import { atMost, exactly, type Figure, quantile } from "@/test/rig/figures";
import type { OwnStack } from "@/test/rig/own-stack";
import { openBrowser } from "../open-browser";
import type { Row } from "../row";

const LAYOUTS = ["grid", "duo", "solo"] as const;
const PER_SECOND = 2;

/** From an API call to the change on a viewer's screen. */
const commands: Row = {
  name: "studio-command",
  pages: true,
  run: async ({ stack, seconds, warmUpSeconds }) => {
    const browser = await openBrowser();
    try {
      const { slug, viewer } = await onAir(stack, browser);
      const times: number[] = [];
      const early = warmUpSeconds * PER_SECOND;
      for (let round = 0; round < early + seconds * PER_SECOND; round += 1) {
        const started = performance.now();
        const ms = await changeSeen(stack, slug, viewer, LAYOUTS[round % LAYOUTS.length] ?? "grid");
        if (round >= early) times.push(ms);
        await sleep(Math.max(0, 1_000 / PER_SECOND - (performance.now() - started)));
      }
      return figuresOf(times);
    } finally {
      await browser.close();
    }
  },
};

async function onAir(stack: OwnStack, browser: Browser): Promise<{ slug: string; viewer: Page }> {
  const body = { title: "Commands", generate_show_plan: false };
  const made = await ask("POST", `${stack.url}/v1/showrooms`, { key: stack.up.test_key, body });
  const { slug, links } = made.json.data.showroom as { slug: string; links: { studio: string } };
  const page = async () => (await browser.newContext({ permissions: ["camera", "microphone"] })).newPage();
  const host = await page();
  await enterStudio(host, links.studio);
  await goLive(host);
  const email = `watcher-${Date.now()}@example.com`;
  const path = `${stack.url}/api/v1/events/${slug}/registrations`;
  const place = await ask("POST", path, { key: stack.up.test_key, body: { name: "Watcher", email } });
  if (place.status !== 201) throw new Error(`No place: ${place.text}`);
  const viewer = await page();
  await watch(viewer, place.json.data.join_link as string);
  return { slug, viewer };
}

async function changeSeen(stack: OwnStack, slug: string, viewer: Page, layout: string): Promise<number> {
  const stage = await stageOf(viewer).elementHandle();
  const seen = viewer
    .waitForFunction(
      ([element, wanted]) => (element as Element).getAttribute("data-layout") === wanted,
      [stage, layout] as const,
      { timeout: 10_000 },
    )
    .then(
      () => true,
      () => false,
    );
  const started = performance.now();
  const path = `${stack.url}/v1/events/${slug}/studio`;
  const told = ask("POST", path, { key: stack.up.test_key, body: { action: "set_layout", layout } });
  const [shown] = await Promise.all([seen, told]);
  return shown ? performance.now() - started : Number.POSITIVE_INFINITY;
}

const figuresOf = (times: number[]): Figure[] => [
  atMost("studio command → viewer, 2/s: p95", quantile(times, 0.95), 500, "ms"),
  atMost("studio command → viewer, 2/s: p99", quantile(times, 0.99), 1_000, "ms"),
  exactly(
    `studio command → viewer: never seen (of ${times.length})`,
    times.filter((ms) => !Number.isFinite(ms)).length,
    0,
  ),
];

export const studioRows: Row[] = [commands];
