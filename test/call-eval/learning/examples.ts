import { contextOf } from "@/lib/calls/by-rules/context";
import { ruledFacts } from "@/lib/calls/by-rules/ruled-facts";
import { chunksOf } from "@/lib/calls/classifier/chunks";
import { featuresOf, marksOf } from "@/lib/calls/classifier/features";
import type { EvalCall } from "../set/expected";
import { labelsOfLines } from "./labels";
import type { Example } from "./train-linear";

/** The chunks of a call, described as they will be when it's analyzed, with what is true of their lines. */
export function examplesOf(call: EvalCall): Example[] {
  const context = contextOf(call.call);
  const chunks = chunksOf(context.said);
  const labels = labelsOfLines(call);
  const features = featuresOf(chunks, {
    marks: marksOf(ruledFacts(context)),
    rules: context.rules,
    labelled: context.transcript.labelled,
  });
  return chunks.flatMap(({ line }, at) => {
    const [own, described] = [labels.get(line), features[at]];
    return own && described ? [{ features: described, labels: own }] : [];
  });
}
