import { boxOf, snapped } from "../canvas/box";
import { paintBackground } from "../look/backgrounds";
import { ruleOf } from "../look/tokens";
import { frameOf, type Sheet } from "../sheet";

/** Darkens the lower edge behind what lies over it. */
export function drawScrim({ pen, placement, size }: Sheet): void {
  if (!placement.scrim) return;
  const box = snapped(boxOf(placement.scrim, size));
  const area = { clip: box, origin: box };
  const { width } = frameOf({ size });
  paintBackground(pen, ruleOf(".scrim").background ?? "", area, { em: 16, container: width });
}
