import { Path2D } from "@napi-rs/canvas";
import type { Pen } from "./pen";

/** The pages' icons (lucide, 24 × 24, lines 2 wide). */
const ICONS = {
  arrowUpRight: "M7 7h10v10 M7 17 17 7",
  clapperboard:
    "m12.296 3.464 3.02 3.956 M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3z M3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z M6.18 5.276l3.1 3.899",
  micOff:
    "M12 19v3 M15 9.34V5a3 3 0 0 0-5.68-1.33 M16.95 16.95A7 7 0 0 1 5 12v-2 M18.89 13.23A7 7 0 0 0 19 12v-2 M2 2 22 22 M9 9v3a3 3 0 0 0 5.12 2.12",
  penLine:
    "M13 21h8 M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
  question:
    "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719 M9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5 M12 17h.01",
} as const;

export type Icon = keyof typeof ICONS;

/** Draws an icon with its upper left corner at a point. */
export function drawIcon(
  pen: Pen,
  icon: Icon,
  at: { x: number; y: number; size: number },
  colour: string,
): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.size / 24, at.size / 24);
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.stroke(new Path2D(ICONS[icon]));
  pen.restore();
}
