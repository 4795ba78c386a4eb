import { analyzeCall } from "@/lib/calls";
import type { Analyze } from "./shape";

/** The only part of the evaluation that depends on an analysis. */
export const analyze: Analyze = (call) => {
  const { people, ...analysis } = analyzeCall(call);
  return { ...analysis, speakers: people.map(({ name, side }) => ({ name, side })) };
};
