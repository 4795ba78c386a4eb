import type { Figure } from "@/test/rig/figures";
import type { OwnStack } from "@/test/rig/own-stack";

export interface Scene {
  stack: OwnStack;
  /** The quick form: the same faults for a shorter time. */
  short: boolean;
  log(line: string): void;
}

/** One kind of fault: what breaks, and what must hold. */
export interface Row {
  name: string;
  /** Also part of the quick form. */
  quick: boolean;
  run(scene: Scene): Promise<Figure[]>;
}
