import { expect, type Page } from "@playwright/test";

interface Frame {
  /** The video's own time, in seconds. */
  at: number;
  decoded: number;
  /** Brightness of a small copy of the picture, pixel by pixel. */
  pixels: number[];
}

/** Returns what the page's first video shows now; null before its first picture. */
const frameOf = (page: Page): Promise<Frame | null> =>
  page.evaluate(() => {
    const video = document.querySelector("video");
    if (!video || video.readyState < 2) return null;
    const canvas = new OffscreenCanvas(160, 90);
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const pixels: number[] = [];
    for (let at = 0; at < data.length; at += 4)
      pixels.push(((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3);
    return { at: video.currentTime, decoded: video.getVideoPlaybackQuality().totalVideoFrames, pixels };
  });

/** Waits until a video on the page shows pictures that differ from each other, and aren't of one color. */
export async function expectMovingPicture(page: Page, seconds = 30): Promise<void> {
  let before: Frame | null = null;
  await expect
    .poll(
      async () => {
        const now = await frameOf(page);
        const isMoving = before !== null && now !== null && hasMoved(before, now);
        before = now;
        return isMoving;
      },
      { timeout: seconds * 1_000, intervals: [250, 500, 1_000], message: "a moving picture" },
    )
    .toBe(true);
}

const hasMoved = (before: Frame, now: Frame): boolean =>
  now.at > before.at &&
  now.decoded > before.decoded &&
  Math.max(...now.pixels) - Math.min(...now.pixels) > 40 &&
  now.pixels.some((value, index) => Math.abs(value - (before.pixels[index] ?? 0)) > 8);
