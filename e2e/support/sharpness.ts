import { expect, type Locator } from "@playwright/test";

/**
 * How much neighboring pixels differ in the left third of a picture, beside the person in its middle.
 * Squared, since a blur removes edges.
 */
export const sharpness = (video: Locator): Promise<number> =>
  video.evaluate((element) => {
    const canvas = document.createElement("canvas");
    canvas.width = 240;
    canvas.height = 135;
    const context = canvas.getContext("2d");
    context?.drawImage(element as HTMLVideoElement, 0, 0, canvas.width, canvas.height);
    const { data, width } = context?.getImageData(0, 0, 80, 120) ?? { data: [], width: 1 };
    let sum = 0;
    for (let at = 4; at < data.length; at += 4)
      if ((at / 4) % width > 0) sum += ((data[at + 1] ?? 0) - (data[at - 3] ?? 0)) ** 2;
    return sum / (data.length / 4);
  });

/** Expects the picture to be much less sharp than before. */
export const expectBlurred = (video: Locator, before: number): Promise<void> =>
  expect.poll(() => sharpness(video)).toBeLessThan(before * 0.5);

/** Expects the picture to be as sharp as before, allowing for encoding. */
export const expectSharp = (video: Locator, before: number): Promise<void> =>
  expect.poll(() => sharpness(video)).toBeGreaterThan(before * 0.7);
