import { existsSync } from "node:fs";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BoardElement, BoardText } from "@/lib/live/whiteboard/element";
import { type Drawn, elementOf } from "@/lib/live/whiteboard/element-of";
import { wholeChromiumPath } from "@/test/support/chromium-path";
import { type Pixels, ssim } from "@/test/support/ssim";
import { openStagePage, type StagePage } from "@/test/support/stage-page/stage-page";
import { drawBoardPicture } from "./draw-board";

const CHROMIUM = wholeChromiumPath();
const SIZE = { width: 1280, height: 720 };
const ALIKE = 0.97;

let count = 0;
function made(drawn: Drawn, more: Partial<BoardElement> = {}): BoardElement {
  count += 1;
  const given = { id: `element-${count}`, index: `a${count}`, seed: 40 + count, versionNonce: 1 };
  return { ...elementOf(drawn, given), ...more } as BoardElement;
}
const INK = "#1e1e1e";
const shape = (type: "rectangle" | "ellipse" | "diamond", x: number, fill: string): Drawn => ({
  ...{ type, x, y: 100, width: 220, height: 160, color: INK, fill },
});
const text = (x: number, y: number, words: string, size: number): Drawn => ({
  ...{ type: "text", x, y, text: words, size, color: INK },
});
const path = (type: "line" | "arrow", x: number, points: string): Drawn => ({
  ...{ type, x, y: 420, points, color: "#1971c2" },
});
const wave = Array.from({ length: 60 }, (_, n) => `${n * 5},${Math.round(40 * Math.sin(n / 6))}`).join(" ");
/** It crosses itself. */
const loop = Array.from({ length: 80 }, (_, n) => {
  const turn = (n / 80) * 4 * Math.PI;
  return `${Math.round(2 * n + 60 * Math.cos(turn))},${Math.round(60 * Math.sin(turn))}`;
}).join(" ");

const stroke = (x: number, points: string): BoardElement =>
  ({
    ...made({ type: "line", x, y: 640, points, color: "#2f9e44" }, { strokeWidth: 4 }),
    ...{ type: "freedraw", pressures: "", simulatePressure: true },
  }) as unknown as BoardElement;

const BOARD: readonly BoardElement[] = [
  made(shape("rectangle", 60, "#ffc9c9")),
  made(shape("ellipse", 340, "#b2f2bb")),
  made(shape("diamond", 620, "#a5d8ff"), { fillStyle: "hachure", roughness: 2 }),
  made(shape("rectangle", 900, "#ffec99"), { fillStyle: "cross-hatch", strokeStyle: "dashed", angle: 0.4 }),
  made(shape("ellipse", 1_180, "transparent"), { strokeStyle: "dotted", strokeWidth: 4, opacity: 60 }),
  made(path("line", 60, "0,0 120,80 240,-20")),
  made(path("arrow", 360, "0,0 260,40"), { roundness: { type: 2 } }),
  made(path("arrow", 700, "0,0 120,90 240,0"), { endArrowhead: "dot", startArrowhead: "triangle" } as object),
  made(path("arrow", 1_040, "0,0 200,0 200,80"), { endArrowhead: "diamond_outline" } as object),
  stroke(80, wave),
  stroke(460, loop),
  made(text(760, 580, "Sprint 12\nWas geht?", 56)),
  made(text(1_160, 600, "const x = 1;", 40), { fontFamily: 3, textAlign: "center" } as Partial<BoardText>),
  made(text(760, 790, "Überall, auch Łódź", 40), { fontFamily: 6 } as Partial<BoardText>),
];

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const pen = createCanvas(SIZE.width, SIZE.height).getContext("2d");
  pen.drawImage(await loadImage(png), 0, 0);
  return pen.getImageData(0, 0, SIZE.width, SIZE.height);
}

describe.skipIf(!existsSync(CHROMIUM))("a whiteboard beside the page's own (needs Chromium)", () => {
  let page: StagePage;
  beforeAll(async () => {
    page = await openStagePage(CHROMIUM, SIZE, new Map());
  });
  afterAll(() => page?.close());

  it("looks the same, as a whole and element by element", async () => {
    const shown = await pixelsOf(await page.shootBoard([...BOARD]));
    const drawn = await pixelsOf(await drawBoardPicture([...BOARD], SIZE.width));
    expect(ssim(shown, drawn, { x: 0, y: 0, ...SIZE })).toBeGreaterThanOrEqual(ALIKE);
    for (const [index, element] of BOARD.entries()) {
      const part = { x: element.x * 0.8, y: element.y * 0.8, width: 200, height: 130 };
      expect(ssim(shown, drawn, part), `${index} ${element.type}`).toBeGreaterThanOrEqual(ALIKE);
      const without = await pixelsOf(await drawBoardPicture(BOARD.toSpliced(index, 1), SIZE.width));
      expect(ssim(shown, without, part), `without ${index} ${element.type}`).toBeLessThan(ALIKE);
    }
  });
});
