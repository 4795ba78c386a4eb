import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { watch } from "@/e2e/support/people";
import type { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import { lowerPriority } from "@/test/rig/process-tree";
import { must } from "../contestants";
import { fromStudio, onAir } from "../on-air";
import { ownTimesOfTasks } from "../own-time";
import { PER_SECOND, talk, writers } from "../talk";
import type { Bench, Figure, Row } from "../types";

/** By then, the code is compiled and the list is full. */
const WARM_SECONDS = 4;
const SETTLE_MS = 2_000;
const LONG_MS = 50;
/** Messages kept by a page that follows the end of the chat. One that has scrolled back keeps hundreds. */
const FOLLOWED = 100;
const NICENESS = 10;

const WATCH_TASKS = `window.benchTasks = [];
new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) benchTasks.push(duration); })
  .observe({ type: "longtask" });`;

const longTasks = async (page: Page): Promise<number[]> => page.evaluate<number[]>("benchTasks");

function figuresOf(name: string, tasks: readonly number[]): Figure[] {
  const long = tasks.filter((ms) => ms > LONG_MS);
  return [
    { name: `tasks over ${LONG_MS} ms on ${name}, by the wall clock`, value: long.length, unit: "" },
    { name: `the longest on ${name}`, value: Math.max(0, ...tasks), unit: "ms", note: "0: none over 50 ms" },
  ];
}

async function measure(room: LiveRoom, studio: Page, browser: Browser, bench: Bench): Promise<Figure[]> {
  const viewer = await browser.newPage();
  await watch(viewer, await room.invite("watcher"));
  await studio.getByRole("tab", { name: /Chat/ }).click();
  const people = await writers(room);
  await talk(room, people, WARM_SECONDS);
  await sleep(SETTLE_MS);
  for (const page of [viewer, studio]) await page.evaluate(WATCH_TASKS);
  let sent = 0;
  const ownTimes = await ownTimesOfTasks(browser, async () => {
    ({ sent } = await talk(room, people, bench.short ? 3 : 15));
    await sleep(SETTLE_MS);
  });
  must(ownTimes.length > 0, "no task of a page was seen");
  for (const page of [viewer, studio]) {
    must((await page.getByText(`line-${sent - 1} `).count()) > 0, "a page does not show the last line");
    must((await page.locator("[role=log] ol > li").count()) < FOLLOWED, "a page has stopped following");
  }
  return [
    ...figuresOf("a viewer page", await longTasks(viewer)),
    ...figuresOf("the studio's page", await longTasks(studio)),
    {
      name: "the longest on either, by its own CPU time",
      value: Math.max(...ownTimes),
      unit: "ms",
      goal: { atMost: LONG_MS },
    },
  ];
}

/**
 * Gives the pages priority over the servers. Attendees' browsers run on their own machines, but here they
 * share two cores with every server.
 */
function letPagesGoFirst(stack: OwnStack): void {
  for (const pid of Object.values(stack.up.pids)) lowerPriority(pid, NICENESS);
}

/** What a flood of chat messages does to the pages of a studio on air and of a viewer, in a real browser. */
export const feedPagesRow: Row = {
  id: "feed-pages",
  also: [],
  title: `${PER_SECOND} chat messages a second, on the pages of a studio and of a viewer`,
  run: (bench) => {
    let studio: Page | undefined;
    return onAir(
      bench,
      ({ room, browser }) => {
        if (!studio) throw new Error("no one is in the studio");
        return measure(room, studio, browser, bench);
      },
      async (stack, browser) => {
        letPagesGoFirst(stack);
        const page = await browser.newPage({ permissions: ["camera", "microphone"] });
        studio = page;
        return fromStudio(stack, page);
      },
      { AUDIENCE_PEOPLE_PER_ADDRESS: "5000" },
    );
  },
};
