import { rulesOf } from "@/lib/calls";
import type { Sentence, Stretch } from "@/lib/calls/answers";
import type { FoundPassage } from "@/lib/modules/calls/passages";
import { type Sources, sourceOf } from "./sources-of";

/** Joins passages that overlap or follow each other, so that no sentence is judged twice and each has those before it. */
export function stretchesOf(passages: readonly FoundPassage[], sources: Sources): Stretch[] {
  const groups = new Map<string, FoundPassage[]>();
  for (const passage of passages) {
    const key = `${sourceOf(passage)} ${passage.heading ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), passage]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const source = sourceOf(first);
    const common = {
      source,
      heading: first.heading,
      about: sources.get(source)?.about ?? "",
      rules: rulesOf(first.language, []),
    };
    return runsOf(group.flatMap(({ sentences }) => sentences)).map((sentences) => ({ ...common, sentences }));
  });
}

function runsOf(sentences: readonly Sentence[]): Sentence[][] {
  const byPlace = new Map(sentences.map((sentence) => [sentence.at, sentence]));
  const sorted = [...byPlace.values()].sort((one, other) => one.at - other.at);
  const runs: Sentence[][] = [];
  for (const sentence of sorted) {
    const run = runs.at(-1);
    if (run && run.at(-1)?.at === sentence.at - 1) run.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
}
