import { chromium } from "@playwright/test";
import { bundleStagePage } from "./bundle";
import type { PageLayer, PageScene } from "./page-scene";

const ORIGIN = "http://stage.test";
const TYPES: Record<string, string> = {
  css: "text/css",
  js: "text/javascript",
  png: "image/png",
  woff2: "font/woff2",
};
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="/page.css">
<body style="margin:0"><div id="stage"></div><script type="module" src="/page.js"></script>`;

/** The page's own stage in Chromium. */
export interface StagePage {
  /** Draws a scene; returns a screenshot as PNG, and where the layers are. */
  shoot(scene: PageScene): Promise<{ png: Buffer; layers: PageLayer[] }>;
  close(): Promise<void>;
}

/**
 * Opens a page with nothing but the stage, in so many pixels, without motion. `images` are served under their
 * paths.
 */
export async function openStagePage(
  executablePath: string,
  size: { width: number; height: number },
  images: ReadonlyMap<string, Uint8Array>,
): Promise<StagePage> {
  const [files, browser] = await Promise.all([
    bundleStagePage(),
    chromium.launch({
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
    }),
  ]);
  const page = await browser.newPage({ viewport: size, reducedMotion: "reduce" });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: PAGE });
    const body = files.get(pathname) ?? images.get(pathname);
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
    close: () => browser.close(),
  };
}
