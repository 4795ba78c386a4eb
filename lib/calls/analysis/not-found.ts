import { type CallAnalysis, QUALIFICATION } from "../analysis-shape";
import type { Call, Transcript } from "../call";
import type { CallTexts } from "../languages/texts/texts";

type Known = Pick<
  CallAnalysis,
  "people" | "next_steps" | "objections" | "numbers" | "competitors" | "dates" | "qualification"
>;

/** Says what was looked for and isn't there. */
export function notFoundIn(
  known: Known,
  { labelled }: Transcript,
  call: Call,
  { notFound }: CallTexts,
): string[] {
  const all: [boolean, string][] = [
    [!labelled, notFound.labels],
    [labelled && known.people.some(({ side }) => side === null), notFound.sides],
    [call.started_at === undefined, notFound.zone],
    [known.next_steps.length === 0, notFound.nextSteps],
    [known.objections.length === 0, notFound.objections],
    [!known.numbers.some(({ kind }) => kind === "price" || kind === "budget"), notFound.prices],
    [known.competitors.length === 0, notFound.competitors],
    [known.dates.length === 0, notFound.dates],
    ...QUALIFICATION.map((element): [boolean, string] => [
      known.qualification[element].state === "missing",
      notFound.element[element],
    ]),
  ];
  return all.flatMap(([isMissing, text]) => (isMissing ? [text] : []));
}
