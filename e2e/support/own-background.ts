import { expect, type Locator } from "@playwright/test";
import { pngImage } from "../../test/support/images";

/** A color that appears in no one's room and on no drawn wall. */
const GREEN = { r: 20, g: 190, b: 40 };

/** Uploads a single-color image through any form that takes a background. */
export async function uploadBackground(form: Locator): Promise<void> {
  const buffer = await pngImage({ width: 1600, height: 900, colour: GREEN });
  const file = { name: "wall.png", mimeType: "image/png", buffer };
  await form.getByLabel("Your background image").setInputFiles(file);
}

/** How far the color of the picture's upper left corner, beside the person, is from the uploaded color. */
const distance = (video: Locator): Promise<number> =>
  video.evaluate((element, { r, g, b }) => {
    const canvas = document.createElement("canvas");
    canvas.width = 32;
    canvas.height = 18;
    const context = canvas.getContext("2d");
    context?.drawImage(element as HTMLVideoElement, 0, 0, canvas.width, canvas.height);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(1, 1, 1, 1).data ?? [];
    return Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b);
  }, GREEN);

/** Waits until the background is visible; encoding changes its color a little. */
export const expectBackground = (video: Locator): Promise<void> =>
  expect.poll(() => distance(video)).toBeLessThan(60);

export const expectOtherBackground = (video: Locator): Promise<void> =>
  expect.poll(() => distance(video)).toBeGreaterThan(120);
