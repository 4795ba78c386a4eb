import type { Page } from "puppeteer-core";
import { expect } from "./firefox-test";

/** An element by its role and its whole accessible name. */
export const byRole = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`).setTimeout(30_000);

/** Waits until the page shows a text. */
export async function expectText(page: Page, text: string | RegExp, timeout = 20_000): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text doesn't count
  const shown = () => page.evaluate(() => document.body.innerText);
  await expect.poll(shown, { timeout, message: `${text}` }).toMatch(text);
}

/** Opens a link to a show on air and watches it. */
export async function watch(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const isOpen = () =>
    page.evaluate(() => {
      if (document.querySelector("section[data-layout]")) return true;
      // Not asked for where the browser starts sound without a click.
      [...document.querySelectorAll("button")].find((one) => one.textContent === "Watch now")?.click();
      return false;
    });
  await expect.poll(isOpen, { timeout: 40_000, message: "the stage" }).toBe(true);
}

/** Waits until so many videos move; returns their sizes, such as `1280x720`. */
export async function movingPictures(page: Page, count: number): Promise<string[]> {
  // Firefox counts no frames of a live picture: its pixels tell.
  const sizes = () =>
    page.evaluate(async () => {
      const videos = [...document.querySelectorAll("video")].filter(({ videoWidth }) => videoWidth > 0);
      const pixelsOf = (video: HTMLVideoElement) => {
        const context = new OffscreenCanvas(160, 90).getContext("2d");
        context?.drawImage(video, 0, 0, 160, 90);
        return context?.getImageData(0, 0, 160, 90).data.join();
      };
      const before = videos.map(pixelsOf);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return videos
        .filter((video, index) => pixelsOf(video) !== before[index])
        .map(({ videoWidth, videoHeight }) => `${videoWidth}x${videoHeight}`);
    });
  await expect
    .poll(async () => (await sizes()).length, { timeout: 40_000, message: `${count} moving pictures` })
    .toBeGreaterThanOrEqual(count);
  return sizes();
}
