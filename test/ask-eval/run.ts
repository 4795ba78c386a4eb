import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, answerFrom } from "@/lib/calls/answers/answer";
import { readQuestion } from "@/lib/calls/answers/asked";
import { passagesOfDocument } from "@/lib/calls/answers/documents/passages-of-document";
import { sectionsOfHtml } from "@/lib/calls/answers/documents/sections-of-html";
import { sectionsOfMarkdown } from "@/lib/calls/answers/documents/sections-of-markdown";
import { sectionsOfText } from "@/lib/calls/answers/documents/sections-of-text";
import { type Judged, judge, type Stretch } from "@/lib/calls/answers/judge";
import { passagesOfCall } from "@/lib/calls/answers/passages";
import { wordsIn } from "@/lib/calls/answers/words";
import { rulesOf } from "@/lib/calls/transcript/language";
import { readTranscript } from "@/lib/calls/transcript/read-transcript";
import { saidIn } from "@/lib/calls/transcript/said";
import { answerOfPassages } from "@/lib/modules/calls/language-model/answer-of-passages";
import { likeness } from "@/lib/providers/embeddings/port";
import { readSet } from "../call-eval/set/read-set";
import { configuredModel } from "../support/configured-model";
import { embedTexts } from "./embed-texts";
import { ABOUT_DOCUMENTS } from "./questions";

// `npm run eval:ask`: how many questions are answered, wrongly answered and refused. The questions about calls are the notes of
// `test/call-eval/open`, each asked of its call; those about documents are asked of all documents together.
// `-- --failures` lists the errors of the half to work with. `-- --words` goes by words alone.
// `-- --model` answers with the language model at LLM_BASE_URL.
const flags = process.argv.slice(2);
const byWords = flags.includes("--words");
const model = flags.includes("--model") ? configuredModel() : null;

interface Case {
  id: string;
  tuned: boolean;
  question: string;
  stretches: Stretch[];
  /** Whether a sentence is a right answer; null if there is none. */
  isRight: ((text: string, line: number) => boolean) | null;
  disagree: boolean;
}

type Cited = Pick<Judged, "stretch" | "sentence"> & { score?: number };

function casesOfCalls(): Case[] {
  return readSet("open").flatMap((call, index) => {
    const transcript = readTranscript(call.call as never);
    const rules = rulesOf(call.call.language, transcript.lines);
    const people = (call.call.participants ?? []).flatMap(({ name, company, role }) => [name, company, role]);
    const sentences = saidIn(transcript.lines, rules).map(({ text, speaker, start_sec, line }, at) => ({
      at,
      text,
      speaker,
      start_sec,
      line,
    }));
    const stretch: Stretch = {
      source: call.id,
      heading: null,
      sentences,
      about: [call.call.title, ...people].join(" "),
      rules,
    };
    return call.asks.map(({ question, lines }) => ({
      ...{ id: call.id, tuned: index % 2 === 0, question, stretches: [stretch], disagree: false },
      isRight: lines && ((_text: string, line: number) => lines.includes(line)),
    }));
  });
}

function casesOfDocuments(): Case[] {
  const folder = join(import.meta.dirname, "documents");
  const stretches = readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const read = name.endsWith(".md")
      ? sectionsOfMarkdown
      : name.endsWith(".page")
        ? sectionsOfHtml
        : sectionsOfText;
    const rules = rulesOf("en", []);
    return passagesOfDocument(read(text), rules).map(
      (passage): Stretch => ({
        source: name,
        heading: passage.heading,
        sentences: passage.sentences,
        about: name,
        rules,
      }),
    );
  });
  return ABOUT_DOCUMENTS.map(({ question, has, disagree = false }, index) => ({
    ...{ id: "documents", tuned: index % 2 === 0, question, stretches, disagree },
    isRight: has === undefined ? null : (text: string) => text.includes(has),
  }));
}

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

async function answerByRules({ question, stretches }: Case): Promise<Answer> {
  const asked = readQuestion(question);
  const counts = new Map<string, number>();
  let many = 0;
  for (const { sentences } of stretches)
    for (const { text } of sentences) {
      many += 1;
      for (const stem of new Set(wordsIn(text).map((word) => word.stem)))
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  const judged = judge(asked, stretches, (stem) => Math.log(1 + many / (1 + (counts.get(stem) ?? 0))));
  const isEnglish = stretches[0]?.rules.code === "en";
  if (byWords || !isEnglish) return answerFrom(asked, judged, null);
  const top = judged.slice(0, 8);
  const [of, ...vectors] = await embedTexts([question, ...top.map(({ context }) => context)]);
  return answerFrom(asked, top, (one) =>
    likeness(of as Float32Array, vectors[top.indexOf(one)] as Float32Array),
  );
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
for (const one of [...casesOfCalls(), ...casesOfDocuments()]) {
  const answer = await answerOf(one);
  const sum = one.stretches[0]?.rules.code === "de" ? german : halves[one.tuned ? "tuned" : "held back"];
  const cited = answer.lines.map(({ sentence }) => sentence.text).join(" | ");
  const near = answer.lines[0];
  const isRight =
    one.isRight !== null &&
    answer.lines.some(({ sentence, stretch }) =>
      stretch.sentences.some(({ at, text, line }) => at === sentence.at && one.isRight?.(text, line)),
    );
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
        `${answer.answered ? "wrong" : isRight ? "refused though found" : "refused"} ${one.id}: ${one.question} -> ${cited} ${near?.score?.toFixed(2) ?? ""}`,
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
