import type { Figure } from "@/test/rig/figures";
import type { OwnStack } from "@/test/rig/own-stack";

export interface Scene {
  stack: OwnStack;
  /** The quick form: the same faults for a shorter time. */
  short: boolean;
  log(line: string): void;
  /** A row that is apart says so once its own stack runs: what is killed before that frees ports that it might take. */
  started(): void;
}

/** The figure of a row that threw an error: in time, it might have run to its end. */
export function unended(row: string, error: unknown, { stack, log }: Pick<Scene, "stack" | "log">): Figure {
  const value = error instanceof Error ? error.message : String(error);
  log(`did not run to its end: ${value}`);
  for (const line of stack.troubles()) log(line);
  return { what: `${row}: ran to its end`, value, target: "yes", met: false, late: true, unended: true };
}

/** One kind of fault: what breaks, and what must hold. */
export interface Row {
  name: string;
  /** Also part of the quick form. */
  quick: boolean;
  /** It breaks only a stack of its own, so in the quick form it runs beside the others, which wait half of the time. */
  apart?: boolean;
  run(scene: Scene): Promise<Figure[]>;
}
