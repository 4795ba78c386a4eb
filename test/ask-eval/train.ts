import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { answerFrom } from "@/lib/calls/answers/answer";
import { strengthOf, type Weights, withLikeness } from "@/lib/calls/answers/support";
import { readSet, readTraining } from "../call-eval/set/read-set";
import { answers, type Case, casesOfCalls, casesOfDocuments, type JudgedCase, judgeCase } from "./cases";
import { type Choice, trainChoice } from "./train-choice";

// `npm run train:ask`: learns from questions which sentence answers, or that none does, and writes the weights of
// `lib/calls/answers`. It learns from the questions of the training calls, and from the half of the others that may be looked at.
// `-- --try` only prints what a threshold gives on questions that it didn't learn from, in five parts.
const isTrial = process.argv.includes("--try");
const FOLDS = 5;

interface Example extends Choice {
  of: Case;
  judged: JudgedCase;
}

async function examplesOf(cases: readonly Case[], byWords: boolean): Promise<Example[]> {
  const examples: Example[] = [];
  for (const one of cases) {
    const judged = await judgeCase(one, byWords);
    const { top, likenessOf } = judged;
    if (!byWords && likenessOf === null) continue;
    const options = top.map((option) => ({
      signs: withLikeness(option, likenessOf),
      isRight: answers(one, option),
    }));
    examples.push({ of: one, judged, options });
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
  const ids = [...new Set(examples.map(({ of }) => of.id))];
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isLast = ({ of }: Example): boolean => ids.indexOf(of.id) % FOLDS === fold;
    const weights = trainChoice(examples.filter((one) => !isLast(one)));
    return examples.filter(isLast).map((one) => ({ one, weights }));
  }).flat();
  const percent = (part: number, all: number): string => `${((part / all) * 100).toFixed(1)} %`;
  const isAnswerable = ({ one }: { one: Example }): boolean => one.of.isRight !== null;
  const [answerable, others] = [judged.filter(isAnswerable), judged.filter((one) => !isAnswerable(one))];
  const found = answerable.filter(({ one }) => one.options.some(({ isRight }) => isRight));
  const first = answerable.filter(({ one, weights }) => bestOf(one, weights)?.isRight);
  console.log(`${name}: ${answerable.length} with an answer, ${others.length} without`);
  console.log(
    `  the answer is among them ${percent(found.length, answerable.length)}, first ${percent(first.length, answerable.length)}`,
  );
  for (const least of [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8]) {
    const answerOf = ({ one, weights }: { one: Example; weights: Weights }) =>
      answerFrom(one.judged.asked, one.judged.top, one.judged.likenessOf, { weights, least });
    const given = answerable.map((one) => ({ one: one.one, answer: answerOf(one) }));
    const answered = given.filter(({ answer }) => answer.answered);
    const right = answered.filter(({ one, answer }) => answer.lines.some((line) => answers(one.of, line)));
    const refused = others.filter((one) => !answerOf(one).answered);
    console.log(
      `  ${least}: answered ${percent(right.length, answerable.length)}, wrong ${percent(answered.length - right.length, answerable.length)}, refused ${percent(refused.length, others.length)}`,
    );
  }
}

function bestOf({ options }: Example, weights: Weights): { isRight: boolean } | undefined {
  const all = options.map(({ signs, isRight }) => ({ strength: strengthOf(signs, weights), isRight }));
  return all.toSorted((a, b) => b.strength - a.strength)[0];
}
