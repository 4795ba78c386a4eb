import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { strengthOf, type Weights, withLikeness } from "@/lib/calls/answers/support";
import { readSet, readTraining } from "../call-eval/set/read-set";
import { answers, type Case, casesOfCalls, casesOfDocuments, judgeCase } from "./cases";
import { type Choice, trainChoice } from "./train-choice";

// `npm run train:ask`: learns from questions which sentence answers, or that none does, and writes the weights of
// `lib/calls/answers`. It learns from the questions of the training calls, and from the half of the others that may be looked at.
// `-- --try` only prints what a threshold gives on questions that it didn't learn from, in five parts.
const isTrial = process.argv.includes("--try");
const FOLDS = 5;

interface Example extends Choice {
  id: string;
  isAnswerable: boolean;
}

async function examplesOf(cases: readonly Case[], byWords: boolean): Promise<Example[]> {
  const examples: Example[] = [];
  for (const one of cases) {
    const { top, likenessOf } = await judgeCase(one, byWords);
    if (!byWords && likenessOf === null) continue;
    examples.push({
      id: one.id,
      isAnswerable: one.isRight !== null,
      options: top.map((judged) => ({
        signs: withLikeness(judged, likenessOf),
        isRight: answers(one, judged),
      })),
    });
  }
  return examples;
}

const training = casesOfCalls(readTraining(), () => true);
const others = [...casesOfCalls(readSet("open"), (at) => at % 2 === 0), ...casesOfDocuments()].filter(
  ({ tuned }) => tuned,
);
const stored: Record<string, Weights> = {};
for (const name of ["words", "meaning"] as const) {
  const learned = await examplesOf([...training, ...others], name === "words");
  if (isTrial) tryThresholds(name, learned);
  stored[name] = trainChoice(learned);
}
if (!isTrial)
  writeFileSync(
    join(import.meta.dirname, "../../lib/calls/answers/support-weights.json"),
    `${JSON.stringify(stored, null, 2)}\n`,
  );

/** Learns from four fifths and judges the last, five times over. Questions of one call stay together. */
function tryThresholds(name: string, examples: readonly Example[]): void {
  const ids = [...new Set(examples.map(({ id }) => id))];
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isLast = ({ id }: Example): boolean => ids.indexOf(id) % FOLDS === fold;
    const weights = trainChoice(examples.filter((one) => !isLast(one)));
    return examples.filter(isLast).map((one) => ({ one, ...bestOf(one, weights) }));
  }).flat();
  const answerable = judged.filter(({ one }) => one.isAnswerable);
  const others = judged.filter(({ one }) => !one.isAnswerable);
  const share = (some: readonly unknown[]): string =>
    `${((some.length / answerable.length) * 100).toFixed(1)} %`;
  const found = answerable.filter(({ one }) => one.options.some(({ isRight }) => isRight));
  console.log(
    `  the answer is among them ${share(found)}, first ${share(answerable.filter(({ isRight }) => isRight))}`,
  );
  console.log(`${name}: ${answerable.length} with an answer, ${others.length} without`);
  for (const least of [0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const given = answerable.filter(({ support }) => support >= least);
    const right = given.filter(({ isRight }) => isRight).length;
    const refused = others.filter(({ support }) => support < least).length;
    const of = (part: number, all: number): string => `${((part / all) * 100).toFixed(1)} %`;
    console.log(
      `  ${least}: answered ${of(right, answerable.length)}, wrong ${of(given.length - right, answerable.length)}, refused ${of(refused, others.length)}`,
    );
  }
}

function bestOf({ options }: Example, weights: Weights): { support: number; isRight: boolean } {
  const all = options.map(({ signs, isRight }) => ({ strength: strengthOf(signs, weights), isRight }));
  const sum = all.reduce((total, { strength }) => total + Math.exp(strength), 1);
  const [best] = all.toSorted((a, b) => b.strength - a.strength);
  return best
    ? { support: Math.exp(best.strength) / sum, isRight: best.isRight }
    : { support: 0, isRight: false };
}
