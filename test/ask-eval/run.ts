import { type Answer, answerFrom } from "@/lib/calls/answers/answer";
import { readQuestion } from "@/lib/calls/answers/asked";
import type { Judged, Stretch } from "@/lib/calls/answers/judge";
import { passagesOfCall } from "@/lib/calls/answers/passages";
import { wordsIn } from "@/lib/calls/answers/words";
import { answerOfPassages } from "@/lib/modules/calls/language-model/answer-of-passages";
import { readSet, readTraining } from "../call-eval/set/read-set";
import { configuredModel } from "../support/configured-model";
import { answers, type Case, casesOfCalls, casesOfDocuments, judgeCase } from "./cases";

// `npm run eval:ask`: how many questions are answered, wrongly answered and refused. The questions about calls are the notes of
// `test/call-eval/open`, each asked of its call; those about documents are asked of all documents together.
// `-- --training` asks the questions of the training calls instead, from which the weights were learned.
// `-- --failures` lists the errors of the half to work with. `-- --words` goes by words alone.
// `-- --model` answers with the language model at LLM_BASE_URL.
const flags = process.argv.slice(2);
const byWords = flags.includes("--words");
const isTraining = flags.includes("--training");
const model = flags.includes("--model") ? configuredModel() : null;

type Cited = Pick<Judged, "stretch" | "sentence">;

/** As the rules answer, or as far as a model's answer stands. */
async function answerOf(
  one: Case,
): Promise<{ answered: boolean; disagree: boolean; lines: readonly Cited[] }> {
  const written =
    model &&
    (await answerOfPassages(one.question, likeliestFirst(one), (request) =>
      model.ask(request, AbortSignal.timeout(model.timeoutMs)).then(
        ({ value }) => value,
        (error: Error) => console.error(`By rules: ${error.message}`),
      ),
    ));
  if (!written) return answerByRules(one);
  const { checked } = written;
  return {
    ...{ answered: checked !== null, disagree: checked?.disagree ?? false },
    lines: checked?.cited ?? [],
  };
}

/** What is shown to a model is limited, so the passages with the question's words come first. */
function likeliestFirst({ question, stretches }: Case): Stretch[] {
  const wanted = new Set(readQuestion(question).stems);
  const shared = ({ sentences }: Stretch): number =>
    sentences.filter(({ text }) => wordsIn(text).some(({ stem }) => wanted.has(stem))).length;
  const cut = stretches.flatMap((stretch) =>
    stretch.heading === null
      ? passagesOfCall(stretch.sentences.map((one) => ({ ...one, words: wordsIn(one.text).length }))).map(
          ({ sentences }): Stretch => ({
            ...stretch,
            sentences: sentences.map(
              (one) =>
                stretch.sentences.find(({ text, line }) => text === one.text && line === one.line) ?? one,
            ),
          }),
        )
      : [stretch],
  );
  return cut.toSorted((one, other) => shared(other) - shared(one)).slice(0, 12);
}

async function answerByRules(one: Case): Promise<Answer> {
  const { asked, top, likenessOf } = await judgeCase(one, byWords);
  return answerFrom(asked, top, likenessOf);
}

const tally = () => ({
  answerable: 0,
  right: 0,
  wrong: 0,
  unanswerable: 0,
  refused: 0,
  disagree: 0,
  disagreeing: 0,
});
const halves = { tuned: tally(), "held back": tally() };
const failures: string[] = [];
const german = tally();
const cases = isTraining
  ? casesOfCalls(readTraining(), () => true)
  : [...casesOfCalls(readSet("open"), (at) => at % 2 === 0), ...casesOfDocuments()];
for (const one of cases) {
  const answer = await answerOf(one);
  const sum = one.stretches[0]?.rules.code === "de" ? german : halves[one.tuned ? "tuned" : "held back"];
  const cited = answer.lines.map(({ sentence }) => sentence.text).join(" | ");
  const isRight = answer.lines.some((line) => answers(one, line));
  if (one.isRight === null) {
    sum.unanswerable += 1;
    if (!answer.answered) sum.refused += 1;
    else if (one.tuned) failures.push(`answered ${one.id}: ${one.question} -> ${cited}`);
  } else {
    sum.answerable += 1;
    if (answer.answered && isRight) sum.right += 1;
    else if (answer.answered) sum.wrong += 1;
    if (!(answer.answered && isRight) && one.tuned)
      failures.push(
        `${answer.answered ? "wrong" : isRight ? "refused though found" : "refused"} ${one.id}: ${one.question} -> ${cited}`,
      );
    if (one.disagree !== answer.disagree && one.tuned)
      failures.push(`disagree ${answer.disagree} ${one.id}: ${one.question} -> ${cited}`);
  }
  if (answer.disagree) sum.disagreeing += 1;
}
const share = (part: number, all: number): string => (all === 0 ? "-" : (part / all).toFixed(3));
const all = tally();
for (const sum of [halves.tuned, halves["held back"], german])
  for (const name of Object.keys(all) as (keyof typeof all)[]) all[name] += sum[name];
for (const [name, sum] of [...Object.entries(halves), ["German, by words", german], ["all", all]] as const)
  console.log(
    `${name.padEnd(18)} answered ${share(sum.right, sum.answerable)} of ${sum.answerable}, wrong ${share(sum.wrong, sum.answerable)}, refused ${share(sum.refused, sum.unanswerable)} of ${sum.unanswerable}`,
  );
console.log("goals              answered 0.7, wrong 0.02, refused 0.9");
if (flags.includes("--failures")) for (const failure of failures) console.log(failure);
const isMet =
  all.right >= all.answerable * 0.7 &&
  all.wrong <= all.answerable * 0.02 &&
  all.refused >= all.unanswerable * 0.9;
process.exit(isMet ? 0 : 1);
