import { expect, it } from "vitest";
import { placeLowerThird } from "@/lib/stage/placement/place-lower-third";
import { previewLineHeight } from "./preview-line-height";

it.each(["", "CTO, Northwind"])(
  "draws a lower third as high as the stage does, with the role “%s”",
  (subtitle) => {
    const field = { x: 0, y: 0, width: 1, height: 1 };
    const scale = { widthPx: 1280, heightPx: 720, safePx: 20 } as Parameters<
      typeof placeLowerThird
    >[0]["scale"];
    const words = { identity: null, title: "Ana Ruiz", subtitle };
    const placed = placeLowerThird({ words, people: [], tiles: [], field, floor: 1, scale });
    if (!placed) throw new Error("It isn't placed.");
    const em = (placed.rect.height * scale.heightPx) / placed.fontPx;
    expect(`${Number(em.toFixed(3))}em`).toBe(previewLineHeight(subtitle ? 2 : 1));
  },
);
