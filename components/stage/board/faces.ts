import { BOARD_ASSETS, faceOf } from "@/lib/live/whiteboard/faces";

const offered = new Set<string>();

/** Registers a typeface for the page. Its files load with the first text that needs them. */
export function offerFace(number: number): void {
  const { family, files } = faceOf(number);
  if (offered.has(family)) return;
  offered.add(family);
  for (const [name, unicodeRange] of files)
    document.fonts.add(
      new FontFace(family, `url(${BOARD_ASSETS}fonts/${name})`, {
        display: "swap",
        ...(unicodeRange ? { unicodeRange } : {}),
      }),
    );
}
