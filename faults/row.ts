import type { Figure } from "@/test/rig/figures";
import type { OwnStack } from "@/test/rig/own-stack";

export interface Scene {
  stack: OwnStack;
  /** The quick form: the same faults, held for less long. */
  short: boolean;
  log(line: string): void;
}

/** One kind of fault: what is broken, and what has to hold. */
export interface Row {
  name: string;
  /** Part of the quick form as well. */
  quick: boolean;
  run(scene: Scene): Promise<Figure[]>;
}
