import { exactly, type Figure } from "@/test/rig/figures";
import { interrupt } from "@/test/rig/interruption";
import type { Row } from "../row";

/** Ctrl-C while the stack of a rehearsal is starting. */
export const interrupted: Row = {
  name: "interrupted",
  quick: true,
  async run({ short }): Promise<Figure[]> {
    const figures: Figure[] = [];
    for (const part of short ? ["app"] : ["postgres", "app"]) {
      const { left, folders } = await interrupt({
        args: ["faults/run.ts"],
        signal: "SIGINT",
        moment: (_, state) => state?.children[part] !== undefined,
      });
      figures.push(
        exactly(`interrupted: processes left, ${part} just started`, left.length, 0),
        exactly(`interrupted: folders left, ${part} just started`, folders.length, 0),
      );
    }
    return figures;
  },
};
