import { expect, type Locator } from "@playwright/test";

/**
 * How much pixels differ from their neighbours in the left third of a picture, beside whoever is in its middle; squared, since
 * edges are what a blur takes away.
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

/** Much less sharp than it was. */
export const expectBlurred = (video: Locator, before: number): Promise<void> =>
  expect.poll(() => sharpness(video), { timeout: 20_000 }).toBeLessThan(before * 0.5);

/** As sharp as it was, but for what sending it takes away. */
export const expectSharp = (video: Locator, before: number): Promise<void> =>
  expect.poll(() => sharpness(video), { timeout: 20_000 }).toBeGreaterThan(before * 0.7);
