import { until } from "../../e2e/support/api";
import type { AnalyzedCall, CallLine } from "../../packages/client/src/index";
import { COHOST } from "../cast";
import { log } from "../clock";
import { forCalls } from "./invite-notetaker";
import { linesUnder } from "./lines-under";

const LONGEST_SEC = 120;
const MOST_LINES = 3;

/** Prints what the notetaker made of the show. Everything in it has to stand on lines of what was said. */
export async function sayNotes(bot_id: string): Promise<void> {
  const bot = await until(
    "the notetaker's analysis",
    async () => {
      const { data } = await forCalls.getNotetaker({ bot_id });
      if (data.state === "failed") throw new Error(`The notetaker failed: ${data.sub_code}.`);
      return data.state === "done" && (data.call_id !== null || data.not_analyzed !== null) ? data : null;
    },
    LONGEST_SEC,
  );
  if (bot.sub_code !== "ended") throw new Error(`The notetaker left because of ${bot.sub_code}.`);
  if (bot.call_id === null) {
    if (bot.not_analyzed !== "no_speech") throw new Error(`No analysis: ${bot.not_analyzed}.`);
    return log("         it heard no one: the installation has no voice, or doesn't recognize speech");
  }
  const { data } = await forCalls.getCall({ call_id: bot.call_id });
  const { analysis, transcript } = data;
  if (analysis === null) throw new Error("The notetaker's call has no analysis.");
  checkLines(analysis, transcript);
  for (const row of notesOf(analysis)) log(`         ${row}`);
}

function checkLines(analysis: AnalyzedCall, transcript: readonly CallLine[]): void {
  const speakers = new Set(transcript.map(({ speaker }) => speaker));
  if (speakers.has(COHOST)) throw new Error(`${COHOST} declined to be recorded, and is in the transcript.`);
  if (analysis.summary.evidence.short.length === 0) throw new Error("The notetaker's summary has no lines.");
  const under = linesUnder(analysis);
  const wrong = under.find((one) => !isSaid(one, transcript));
  if (wrong) throw new Error(`No one said “${wrong.quote}” in line ${wrong.line}.`);
  const said = `${transcript.length} lines by ${[...speakers].join(", ")}`;
  log(`         ${said}; ${under.length} quotes of the analysis are there, word for word`);
}

const isSaid = ({ line, quote }: { line: number; quote: string }, lines: readonly CallLine[]): boolean =>
  lines.some((one) => one.line === line && one.text.includes(quote));

/** The analysis in rows, each with the lines it stands on. */
function notesOf({ summary, talk_ratio, next_steps, questions, topics, not_found }: AnalyzedCall): string[] {
  const percent = (share: number | null): string => `${Math.round((share ?? 0) * 100)} %`;
  const on = (evidence: readonly { line: number }[]): string => {
    const lines = [...new Set(evidence.map(({ line }) => line))];
    return `[${lines.slice(0, MOST_LINES).join(", ")}${lines.length > MOST_LINES ? ", …" : ""}]`;
  };
  const steps = next_steps.map(
    ({ what, owner, due, evidence }) =>
      `next step: ${what}${owner ? `, ${owner}` : ""}${due ? `, by ${due}` : ""} ${on(evidence)}`,
  );
  return [
    `summary: ${summary.short} ${on(summary.evidence.short)}`,
    `talk: ${talk_ratio?.by_person.map(({ name, share }) => `${name} ${percent(share)}`).join(", ") ?? "unknown"}`,
    ...(steps.length > 0 ? steps : ["next steps: none was said"]),
    ...topics.map(({ name, from_line, to_line }) => `topic: ${name} [${from_line}–${to_line}]`),
    ...questions.map(({ text, evidence }) => `question: ${text} ${on(evidence)}`),
    `not said: ${not_found.length} things`,
  ];
}
