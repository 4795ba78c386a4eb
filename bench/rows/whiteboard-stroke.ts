import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { watch } from "@/e2e/support/people";
import { whiteboardOf } from "@/e2e/support/whiteboard";
import { quantile } from "@/test/rig/figures";
import type { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import { must } from "../contestants";
import { fromStudio, onAir } from "../on-air";
import type { Bench, Figure, Row } from "../types";
import { seen, type Watched, watched } from "../watched-page";

const P95_GOAL_MS = 300;
const WARM_ROUNDS = 5;

/** Records when the pen goes down, as `pen-1`, `pen-2` and so on, before the editor handles it. */
const WATCH_PEN = `window.benchSeen = {};
{
  let strokes = 0;
  window.addEventListener("pointerdown", ({ target }) => {
    if (target.matches?.("canvas.interactive"))
      benchSeen["pen-" + ++strokes] = performance.timeOrigin + performance.now();
  }, { capture: true });
}`;

/** Records when the board shows that many elements, as `drawn-1` and so on. */
const WATCH_BOARD = `window.benchSeen = {};
new MutationObserver(() => {
  const at = performance.timeOrigin + performance.now();
  const drawn = document.querySelector("svg[data-board]")?.childElementCount ?? 0;
  if (drawn > 0) benchSeen["drawn-" + drawn] ??= at;
}).observe(document.body, { subtree: true, childList: true });`;

interface Drawing {
  pen: Watched;
  viewer: Watched;
  box: { x: number; y: number; width: number; height: number };
}

/** Puts the board on stage in a show on air, with its editor open in the studio and a real viewer page. */
async function open(room: LiveRoom, studio: Page, browser: Browser): Promise<Drawing> {
  must((await room.command({ action: "show_whiteboard" })).status === 200, "the board is not shown");
  await studio.getByRole("button", { name: "Whiteboard" }).click();
  const canvas = whiteboardOf(studio).locator("canvas.interactive");
  await canvas.focus();
  await studio.keyboard.press("p");
  const box = await canvas.boundingBox();
  if (!box) throw new Error("there is no board");
  const page = await browser.newPage();
  await watch(page, await room.invite("watcher"));
  await page.locator("svg[data-board]").waitFor();
  return { pen: await watched(studio, WATCH_PEN), viewer: await watched(page, WATCH_BOARD), box };
}

/**
 * Draws one stroke with a pen that moves every sixteenth of a second, and measures from its beginning to the
 * viewer page.
 */
async function stroke({ pen, viewer, box }: Drawing, n: number): Promise<number> {
  const { mouse } = pen.page;
  const y = box.y + box.height * (0.3 + 0.4 * Math.random());
  await mouse.move(box.x + box.width * 0.4, y);
  await mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await mouse.move(box.x + box.width * (0.4 + step * 0.02), y + step);
    await sleep(16);
  }
  await mouse.up();
  const [began, drawn] = [await seen(pen, `pen-${n}`), await seen(viewer, `drawn-${n}`)];
  await sleep(100 + 200 * Math.random());
  return drawn - began;
}

async function measure(drawing: Drawing, rounds: number, bench: Bench): Promise<Figure[]> {
  const times: number[] = [];
  for (let n = 1; n <= WARM_ROUNDS + rounds; n += 1) {
    const ms = await stroke(drawing, n);
    if (n > WARM_ROUNDS) times.push(ms);
  }
  const at = (share: number) => quantile(times, share);
  bench.say(`  stroke: p50 ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)}, p99 ${at(0.99).toFixed(1)} ms`);
  return [
    { name: "pen pressed to a viewer page, p50", value: at(0.5), unit: "ms" },
    {
      name: "pen pressed to a viewer page, p95",
      value: at(0.95),
      unit: "ms",
      goal: { atMost: P95_GOAL_MS },
    },
  ];
}

/** Time from the beginning of a stroke to the viewer page that shows it, on a whole stack. */
export const whiteboardStrokeRow: Row = {
  id: "whiteboard-stroke",
  also: ["stroke"],
  title: "from a stroke on the whiteboard to a viewer page",
  run: (bench) => {
    let studio: Page | undefined;
    const openRoom = async (stack: OwnStack, browser: Browser) => {
      const page = await browser.newPage({ permissions: ["camera", "microphone"] });
      studio = page;
      return fromStudio(stack, page);
    };
    return onAir(
      bench,
      async ({ room, browser }) => {
        if (!studio) throw new Error("no one is drawing");
        return measure(await open(room, studio, browser), bench.short ? 20 : 100, bench);
      },
      openRoom,
    );
  },
};
