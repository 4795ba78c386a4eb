import { expect, type Locator } from "@playwright/test";

/** How much pixels differ from their neighbours in the left third of a picture, beside whoever is in its middle. */
const sharpness = (video: Locator): Promise<number> =>
  video.evaluate((element) => {
    const canvas = document.createElement("canvas");
    canvas.width = 240;
    canvas.height = 135;
    const context = canvas.getContext("2d");
    context?.drawImage(element as HTMLVideoElement, 0, 0, canvas.width, canvas.height);
    const { data, width } = context?.getImageData(0, 0, 80, 120) ?? { data: [], width: 1 };
    let sum = 0;
    for (let at = 4; at < data.length; at += 4)
      if ((at / 4) % width > 0) sum += Math.abs((data[at + 1] ?? 0) - (data[at - 3] ?? 0));
    return sum / (data.length / 4);
  });

/** Of the room that journeys' cameras show: its shelf of books, seen as it is and out of focus. */
const SHARP_ABOVE = 2.5;
const BLURRED_BELOW = 1.5;

export const expectSharp = (video: Locator): Promise<void> =>
  expect.poll(() => sharpness(video), { timeout: 20_000 }).toBeGreaterThan(SHARP_ABOVE);

export const expectBlurred = (video: Locator): Promise<void> =>
  expect.poll(() => sharpness(video), { timeout: 20_000 }).toBeLessThan(BLURRED_BELOW);
