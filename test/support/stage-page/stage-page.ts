import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { BoardElement } from "@/lib/live/whiteboard/element";
import { BOARD_ASSETS } from "@/lib/live/whiteboard/faces";
import { STAGE_WORDS } from "@/lib/stage/words/stage-words";
import { projectRoot } from "@/stack/paths";
import { bundleStagePage } from "./bundle";
import type { PageLayer, PageScene } from "./page-scene";

const ORIGIN = "http://stage.test";
const TYPES: Record<string, string> = {
  css: "text/css",
  js: "text/javascript",
  mp4: "video/mp4",
  png: "image/png",
  webm: "video/webm",
  woff2: "font/woff2",
};
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="/page.css">
<body style="margin:0"><div id="stage"></div><script type="module" src="/page.js"></script>`;

const BOARD_FONTS = join(projectRoot, "node_modules/@excalidraw/excalidraw/dist/prod");

/** The build puts the whiteboard's fonts next to the pages. */
function boardFont(pathname: string): Uint8Array | undefined {
  const path = join(BOARD_FONTS, pathname.slice(BOARD_ASSETS.length));
  return pathname.startsWith(BOARD_ASSETS) && existsSync(path) ? readFileSync(path) : undefined;
}

/** The page's own stage in Chromium. */
export interface StagePage {
  /** Draws a scene; returns a screenshot as PNG, and where the layers are. */
  shoot(scene: PageScene): Promise<{ png: Buffer; layers: PageLayer[] }>;
  /** The same of a whiteboard that fills the page. */
  shootBoard(elements: BoardElement[]): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Opens a page with nothing but the stage, in so many pixels, by default without motion. `images` and videos are served
 * under their paths.
 */
export async function openStagePage(
  executablePath: string,
  size: { width: number; height: number },
  images: ReadonlyMap<string, Uint8Array>,
  { moves = false } = {},
): Promise<StagePage> {
  const [files, browser] = await Promise.all([
    bundleStagePage(),
    chromium.launch({
      executablePath,
      args: ["--no-sandbox", "--disable-gpu"],
    }),
  ]);
  const page = await browser.newPage({ viewport: size, reducedMotion: moves ? "no-preference" : "reduce" });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: PAGE });
    const body = files.get(pathname) ?? images.get(pathname) ?? boardFont(pathname);
    if (!body) {
      if (pathname !== "/favicon.ico") problems.push(`not served: ${pathname}`);
      return route.fulfill({ status: 404 });
    }
    const contentType = TYPES[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return route.fulfill({ contentType, body: Buffer.from(body) });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction("window.drawScene");
  return {
    async shoot(scene) {
      const layers = await page.evaluate<PageLayer[]>(`drawScene(${JSON.stringify(scene)})`);
      if (problems.length > 0) throw new Error(`The stage page failed: ${problems.join("; ")}`);
      return { png: await page.screenshot(), layers };
    },
    async shootBoard(elements) {
      await page.evaluate(`drawBoard(${JSON.stringify({ elements, words: STAGE_WORDS })})`);
      if (problems.length > 0) throw new Error(`The stage page failed: ${problems.join("; ")}`);
      return page.screenshot();
    },
    close: () => browser.close(),
  };
}
