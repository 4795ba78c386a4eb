import { expect, type Page } from "@playwright/test";
import { FACES_END } from "@/lib/stage/placement/faces";

/** Layers that overlay the lower edge of the picture. All others have their own space. */
const OVER_TILES = ["lower-third", "captions", "ticker", "cta"];

/** The layout errors on a stage, from the boxes that the browser draws. */
const wrongPlaces = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ overTiles, facesEnd }) => {
      const nameOf = ({ dataset }: HTMLElement) =>
        dataset.layer ?? dataset.tile ?? (dataset.nameTag === undefined ? "" : "name");
      const boxes = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({
          name: nameOf(element),
          ...(element.getBoundingClientRect().toJSON() as Omit<DOMRect, "toJSON">),
        }));
      type Box = ReturnType<typeof boxes>[number];
      const shared = (a: Box, b: Box) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      const [stage] = boxes("section[data-layout]");
      if (!stage) return ["no stage"];
      const layers = boxes("[data-layer]:not([data-layer=slide])");
      const tiles = boxes("[data-tile]");
      const among = [...layers, ...boxes("[data-name-tag]")].flatMap((one, n, all) =>
        all.slice(n + 1).flatMap((other) => (shared(one, other) ? [`${one.name} and ${other.name}`] : [])),
      );
      const overCards = layers
        .filter(({ name }) => !overTiles.includes(name))
        .flatMap((card) => tiles.flatMap((tile) => (shared(card, tile) ? [`${card.name} over a tile`] : [])));
      const faces = tiles
        .filter(({ name }) => name === "person")
        .map((tile) => ({ ...tile, bottom: tile.top + tile.height * facesEnd }));
      const overFaces = layers
        .filter(({ name }) => name === "lower-third")
        .flatMap((layer) =>
          faces.flatMap((face) => (shared(layer, face) ? ["lower third over a face"] : [])),
        );
      const outside = layers.flatMap(({ name, left, right }) =>
        left < -1 || right > innerWidth + 1 ? [`${name} outside of the page`] : [],
      );
      // Tiles reach the edges; below them is only the margin.
      const filled =
        Math.max(...tiles.map(({ bottom }) => bottom)) - Math.min(...tiles.map(({ top }) => top));
      const empty = tiles.length > 0 && filled < stage.height * 0.94 ? ["the tiles leave a strip empty"] : [];
      return [...among, ...overCards, ...overFaces, ...outside, ...empty];
    },
    { overTiles: OVER_TILES, facesEnd: FACES_END },
  );

/** Waits until these layers are on the page's stage, and fails if one covers a face or another layer. */
export async function expectPlaces(page: Page, layers: readonly string[]): Promise<void> {
  for (const layer of layers) await expect(page.locator(`[data-layer="${layer}"]`).first()).toBeVisible();
  await expect.poll(() => wrongPlaces(page), { message: "places on the stage" }).toEqual([]);
}

/** The tiles' positions, in pixels. */
export const tilesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-tile]")].map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    }),
  );
