import { expect, type Page } from "@playwright/test";

/** What stands in front of something else on a stage, by the boxes that the browser draws. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({
        name: element.dataset.layer ?? element.dataset.tile ?? "",
        ...element.getBoundingClientRect().toJSON(),
      }));
    const shared = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const layers = boxes("[data-layer]");
    const tiles = boxes("[data-tile]");
    const among = layers.flatMap((one, n) =>
      layers.slice(n + 1).flatMap((other) => (shared(one, other) ? [`${one.name} and ${other.name}`] : [])),
    );
    // A name stands over the breast; a third of the picture from below is where no face is.
    const overFaces = layers.flatMap((layer) =>
      tiles.flatMap((tile) => {
        const face = { ...tile, bottom: tile.top + tile.height * (layer.name === "lower-third" ? 0.66 : 1) };
        return shared(layer, face) ? [`${layer.name} over a picture`] : [];
      }),
    );
    const outside = layers.flatMap(({ name, left, right }) =>
      left < -1 || right > innerWidth + 1 ? [`${name} outside of the page`] : [],
    );
    return [...among, ...overFaces, ...outside];
  });

/** Waits until these layers are on the page's stage, and fails where one stands in front of a face or of another. */
export async function expectPlaces(page: Page, layers: readonly string[]): Promise<void> {
  for (const layer of layers) await expect(page.locator(`[data-layer="${layer}"]`).first()).toBeVisible();
  await expect.poll(() => covered(page), { message: "what covers what" }).toEqual([]);
}
