import { LABELS, type Label } from "@/lib/calls/classifier/labels";
import type { EvalCall } from "../set/expected";

type Item = { lines: readonly number[]; optional: boolean };

/** What is true of each line: 1, 0, or null where either is right. */
export function labelsOfLines({ expected, lines }: EvalCall): Map<number, (0 | 1 | null)[]> {
  const labels = new Map(lines.map(({ line }) => [line, LABELS.map((): 0 | 1 | null => 0)]));
  const mark = (label: Label, items: readonly Item[]): void => {
    const at = LABELS.indexOf(label);
    for (const isOptional of [true, false])
      for (const item of items)
        if (item.optional === isOptional)
          for (const line of item.lines) {
            const own = labels.get(line);
            if (own) own[at] = isOptional ? null : 1;
          }
  };
  mark("objection", expected.objections);
  for (const kind of new Set(expected.objections.flatMap((one) => one.kind)))
    if (kind !== null && LABELS.includes(`objection ${kind}` as Label))
      mark(
        `objection ${kind}` as Label,
        expected.objections.filter((one) => one.kind[0] === kind),
      );
  mark("question", expected.questions);
  mark("step", expected.next_steps);
  mark("competitor", expected.competitors);
  mark("risk", expected.risks);
  for (const element of new Set(expected.qualification.map((one) => one.element)))
    if (element !== "paper_process")
      mark(
        element,
        expected.qualification.filter((one) => one.element === element),
      );
  return labels;
}
