import type { SKRSContext2D } from "@napi-rs/canvas";

/** Draws on a still. */
export type Pen = SKRSContext2D;
