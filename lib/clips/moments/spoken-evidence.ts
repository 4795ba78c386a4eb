import { answeredQuestion, quoteOf } from "./borders";
import type { Evidence } from "./moment";
import type { Cue } from "./spoken-cues";
import type { Read } from "./topics";

/** Points, and what they're for. The first occurrence counts: one number is as good as four. */
const CUES: Partial<Record<Cue, { points: number; text: (quote: string) => string }>> = {
  number: { points: 2, text: (quote) => `Names a number: ${quote}` },
  contrast: { points: 2, text: (quote) => `Goes against what people expect: ${quote}` },
  superlative: { points: 1, text: (quote) => `Takes a clear stand: ${quote}` },
  laugh: { points: 3, text: (quote) => `People laugh: ${quote}` },
};
/** Less of a moment is speech than that: little is said for its length. */
const LEAST_SPOKEN = 0.6;

/** What speaks for a moment and against it, by what is said. */
export function spokenEvidence(said: readonly Read[]): Evidence[] {
  const evidence: Evidence[] = [];
  const add = (kind: Evidence["kind"], points: number, at: Read | null, text: string) =>
    evidence.push({ kind, points, atMs: at ? at.fromMs : null, text });
  for (const [cue, { points, text }] of Object.entries(CUES)) {
    const at = said.find(({ cues }) => cues.includes(cue as Cue));
    if (at) add(cue as Evidence["kind"], points, at, text(quoteOf(at.text)));
  }
  const answered = answeredQuestion(said);
  if (answered) {
    const { at, points } = answered;
    add("question_answered", points, at, `A question and its answer: ${quoteOf(at.text)}`);
  }
  const around = said.find(({ isHousekeeping }) => isHousekeeping);
  if (around) add("housekeeping", -6, around, `Part of it is about the show itself: ${quoteOf(around.text)}`);
  const other = said.findIndex(
    ({ opensTopic }, index) => index > 0 && opensTopic && !said[index - 1]?.opensTopic,
  );
  if (other > 0)
    add("thin", -6, said[other] ?? null, `It goes on to something else: ${quoteOf(said[other]?.text ?? "")}`);
  const vague = said.find(({ isVague }) => isVague);
  if (vague) add("thin", -3, vague, `Part of it stays vague: ${quoteOf(vague.text)}`);
  const spoken = said.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  const length = (said.at(-1)?.toMs ?? 0) - (said[0]?.fromMs ?? 0);
  if (spoken < LEAST_SPOKEN * length) add("thin", -8, null, "Little is said for its length.");
  return evidence;
}
