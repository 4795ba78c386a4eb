import type { Page } from "puppeteer-core";
import { expect } from "./firefox-test";

/** An element by its role and its whole accessible name. */
export const byRole = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`).setTimeout(30_000);

/** Waits until the page shows a text. */
export async function expectText(page: Page, text: string | RegExp): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text doesn't count
  const shown = () => page.evaluate(() => document.body.innerText);
  await expect.poll(shown, { timeout: 20_000, message: `${text}` }).toMatch(text);
}

/** Opens a link to a show on air and watches it; Firefox may play sound without a click here. */
export async function watch(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator("section[data-layout]").setTimeout(40_000).wait();
}

/** Waits until so many videos show new frames; returns their sizes, such as `1280x720`. */
export async function movingPictures(page: Page, count: number): Promise<string[]> {
  const sizes = () =>
    page.evaluate(async () => {
      const videos = [...document.querySelectorAll("video")];
      const frame = (video: HTMLVideoElement) =>
        new Promise<number>((resolve) =>
          video.requestVideoFrameCallback((_now, { mediaTime }) => resolve(mediaTime)),
        );
      // Firefox counts no frames of a live picture, but says when it shows one.
      const moves = async (video: HTMLVideoElement) => (await frame(video)) !== (await frame(video));
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), 3_000));
      const moving = await Promise.all(videos.map((video) => Promise.race([moves(video), late])));
      return videos
        .filter((_video, index) => moving[index])
        .map(({ videoWidth, videoHeight }) => `${videoWidth}x${videoHeight}`);
    });
  await expect
    .poll(async () => (await sizes()).length, { timeout: 40_000, message: `${count} moving pictures` })
    .toBeGreaterThanOrEqual(count);
  return sizes();
}
