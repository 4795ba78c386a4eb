import type { CDPSession, Locator, Page } from "@playwright/test";
import { ask } from "@/test/rig/ask";
import { atMost, exactly, type Figure, noted, quantile } from "@/test/rig/figures";
import type { OwnStack } from "@/test/rig/own-stack";
import { openBrowser } from "../open-browser";
import type { Row } from "../row";

const PARTS = 60;
const MAX_MS = 16;
const WORDS = "The year in the studio, told by those who were there. ";

/** A show with sixty segments, some with notes, as for a day of talks. */
async function longShow(stack: OwnStack): Promise<string> {
  const key = stack.up.test_key;
  const made = await ask("POST", `${stack.url}/v1/showrooms`, {
    key,
    body: { title: "A day of talks", generate_show_plan: false },
  });
  const slug = made.json.data.showroom.slug as string;
  const segments = Array.from({ length: PARTS }, (_, at) => ({
    id: `seg_${at}`,
    title: `Part ${at + 1}`,
    type: at % 5 === 0 ? "interview" : "talk",
    duration_sec: 300,
    notes: WORDS.repeat(6),
    questions: ["What was it like?", "What comes next?"],
  }));
  const written = await ask("PUT", `${stack.url}/v1/events/${slug}/plan`, { key, body: { segments } });
  if (written.status !== 200) throw new Error(`The run of show was not taken: ${written.text}`);
  return slug;
}

async function openEditor(page: Page, stack: OwnStack, slug: string): Promise<void> {
  const email = new URL(stack.up.sign_in_url).searchParams.get("email") ?? "";
  const { url = "" } = await stack.admin("sign-in-link", "--email", email);
  await page.goto(url);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => !url.pathname.includes("sign-in"));
  await page.goto(`${stack.url}/dashboard/test/shows/${slug}/plan`);
  await page.getByRole("textbox", { name: `Title of segment ${PARTS}` }).waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

/** CPU time of the page's main thread so far, in milliseconds. */
async function spent(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
}

/** Waits until the change of a key press is drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/**
 * The page's main-thread time per key press, from the key to the frame, including saves in the background.
 */
async function typeInto(page: Page, cdp: CDPSession, field: Locator, keys: number): Promise<number[]> {
  await field.click();
  await page.keyboard.press("End");
  const costs: number[] = [];
  for (let at = 0; at < keys; at += 1) {
    await drawn(page);
    const before = await spent(cdp);
    await page.keyboard.press(WORDS[at % WORDS.length] ?? "x");
    await drawn(page);
    costs.push((await spent(cdp)) - before);
  }
  return costs;
}

const figuresOf = (label: string, costs: number[]): Figure[] => [
  atMost(`${label}: p95 of a key`, quantile(costs, 0.95), MAX_MS, "ms"),
  noted(`${label}: median of a key`, quantile(costs, 0.5), "ms"),
];

/** Typing in the editor of a long run of show: the cost of each key press, and that nothing is lost. */
const planTyping: Row = {
  name: "plan-typing",
  pages: true,
  run: async ({ stack, short }) => {
    const slug = await longShow(stack);
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await openEditor(page, stack, slug);
      const cdp = await page.context().newCDPSession(page);
      await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
      const keys = short ? 10 : 100;
      const idle = await idleCosts(page, cdp, keys);
      const title = page.getByRole("textbox", { name: "Title of segment 2", exact: true });
      const titles = await typeInto(page, cdp, title, keys);
      await page.getByRole("button", { name: "Open Part 4", exact: true }).click();
      const notes = await typeInto(page, cdp, page.getByRole("textbox", { name: "Notes" }), keys);
      await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
      const { json } = await ask("GET", `${stack.url}/v1/events/${slug}/plan`, { key: stack.up.test_key });
      const { segments } = json.data as { segments: { title: string; notes: string }[] };
      const kept = (segments[1]?.title.length ?? 0) - "Part 2".length;
      return [
        noted("measuring itself, without a key: median", quantile(idle, 0.5), "ms"),
        ...figuresOf(`a title among ${PARTS} parts`, titles),
        ...figuresOf(`notes of one of ${PARTS} parts`, notes),
        exactly("letters of the title saved", kept, keys),
      ];
    } finally {
      await browser.close();
    }
  },
};

async function idleCosts(page: Page, cdp: CDPSession, times: number): Promise<number[]> {
  const costs: number[] = [];
  for (let at = 0; at < times; at += 1) {
    await drawn(page);
    const before = await spent(cdp);
    await drawn(page);
    costs.push((await spent(cdp)) - before);
  }
  return costs;
}

export const typingRows: Row[] = [planTyping];
