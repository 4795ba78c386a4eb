import type { Analyze } from "./shape";

/** The only part of the evaluation that depends on an analysis: connect `lib/calls` here. */
export const analyze: Analyze = () => {
  throw new Error("not connected");
};
