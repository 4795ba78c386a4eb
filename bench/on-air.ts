import { type Browser, chromium, type Page } from "@playwright/test";
import { browserArgs } from "@/e2e/support/browser-args";
import { enterStudio, goLive } from "@/e2e/support/people";
import { findChromium } from "@/stack/checks/chromium";
import { LiveRoom } from "@/test/rig/live-room";
import { OwnStack } from "@/test/rig/own-stack";
import type { Bench, Figure } from "./types";

interface OnAir {
  stack: OwnStack;
  room: LiveRoom;
  browser: Browser;
}

type OpenRoom = (stack: OwnStack, browser: Browser) => Promise<LiveRoom>;

/**
 * Puts a show on air on a whole stack, with a browser for its pages. Takes the options of `openRoom`; by
 * default there is only a host.
 */
export async function onAir(
  bench: Bench,
  run: (show: OnAir) => Promise<Figure[]>,
  openRoom: OpenRoom = (stack) => LiveRoom.open(stack, 0),
  settings: Record<string, string> = {},
): Promise<Figure[]> {
  const stack = await OwnStack.start({ SERVE_PAGES: "1", ...settings }, bench.say);
  const signal = AbortSignal.timeout(120_000);
  const executablePath = await findChromium({ workDir: "", signal, log: bench.say });
  let browser: Browser | undefined;
  let room: LiveRoom | undefined;
  try {
    browser = await chromium.launch({ executablePath, args: browserArgs });
    room = await openRoom(stack, browser);
    return await run({ stack, room, browser });
  } finally {
    await Promise.allSettled([browser?.close(), room?.close()]);
    await stack.stop();
  }
}

/** Opens a room whose show goes on air from a real studio page. */
export const fromStudio = (stack: OwnStack, page: Page, viewers = 0): Promise<LiveRoom> =>
  LiveRoom.open(stack, viewers, {
    studio: async (link) => {
      await enterStudio(page, link);
      await goLive(page);
    },
  });
