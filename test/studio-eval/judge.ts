import { type Outcome, outcomeOf } from "./outcome";
import type { EvalCommand, EvalContext, EvalSentence } from "./schema";
import type { EvalStage } from "./stage-of";
import { type ActInput, translate } from "./translate";

/** The parser's result for a sentence. `risky` needs confirmation. */
export type Answer = { acts: ActInput[]; risky: boolean; reason: string; suggestions: string[] };

/** `harm`: something ran that no one asked for. `miss`: any other error. */
export type Mark = "right" | "miss" | "harm";
/** `by` says how it was judged, unless in the usual way. */
export type Judged = { mark: Mark; why: string; by: "outcome" | "not in the catalogue" | "cannot be built" };

const MAY_ASK = new Set(["remove_scene", "clear_stage"]);
const SOME_MUSIC = { min: 5, max: 40 };

function same(a: Outcome, b: Outcome): boolean {
  return a.picture === b.picture && a.beyond.join() === b.beyond.join();
}

/** "Some music" may include a moderate volume. */
function withQuietMusic(list: readonly EvalCommand[]): EvalCommand[][] {
  const starts = list.some(({ command }) => command === "music_start");
  const sets = list.some(({ command }) => command === "set_volume");
  if (!starts || sets) return [[...list]];
  return [[...list], [...list, { command: "set_volume", args: { percent: SOME_MUSIC } }]];
}

function translated(list: readonly EvalCommand[], context: EvalContext, volume: number): ActInput[] | null {
  const acts = list.map((command) => translate(command, context, { volume }));
  return acts.includes(null) ? null : (acts as ActInput[]);
}

/** Every proper sublist. */
function partsOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: 2 ** list.length - 1 }, (_, mask) =>
    list.filter((_each, n) => (mask >> n) & 1),
  );
}

function judgeNothing(sentence: EvalSentence, answer: Answer): Judged {
  const by = "outcome" as const;
  if (answer.acts.length === 0) return { mark: "right", why: "", by };
  const why = `${sentence.say} → ${JSON.stringify(answer.acts)}`;
  return { mark: answer.risky ? "miss" : "harm", why, by };
}

/** The catalog has no such command: the right answer says so and suggests the closest one. */
function judgeBeyond(answer: Answer): Judged {
  const by = "not in the catalogue" as const;
  if (answer.acts.length > 0) {
    return { mark: answer.risky ? "miss" : "harm", why: "something else was done", by };
  }
  const told = /available as a command/.test(answer.reason) && answer.suggestions.length > 0;
  return { mark: told ? "right" : "miss", why: told ? "" : `says only: ${answer.reason}`, by };
}

function askedRightly(sentence: EvalSentence, answer: Answer): boolean {
  if (sentence.risky) return answer.risky;
  return !answer.risky || answer.acts.some(({ action }) => MAY_ASK.has(action));
}

/** Whether the answer leaves the stage as the sentence asks. */
export function judge(
  sentence: EvalSentence,
  context: EvalContext,
  stage: EvalStage,
  answer: Answer,
): Judged {
  if (sentence.expect.length === 0) return judgeNothing(sentence, answer);
  const by = "outcome" as const;
  const got = outcomeOf(answer.acts, stage);
  const volume = got?.volume ?? stage.state.music.volume;
  const lists = [sentence.expect, ...sentence.also_ok].flatMap(withQuietMusic);
  const wanted = lists.flatMap((list) => {
    const acts = translated(list, context, volume);
    return acts && outcomeOf(acts, stage) ? [acts] : [];
  });
  const meets = (acts: ActInput[]) => {
    const outcome = outcomeOf(acts, stage);
    return got !== null && outcome !== null && same(got, outcome);
  };
  if (answer.acts.length > 0 && wanted.some(meets)) {
    const right = askedRightly(sentence, answer);
    const unasked = sentence.risky && !answer.risky;
    return { mark: right ? "right" : unasked ? "harm" : "miss", why: right ? "" : "asked or not", by };
  }
  if (sentence.needs.length > 0 && translated(sentence.expect, context, volume) === null)
    return judgeBeyond(answer);
  if (answer.acts.length === 0) {
    return { mark: "miss", why: answer.reason, by: wanted.length === 0 ? "cannot be built" : by };
  }
  const part = wanted.some((acts) => partsOf(acts).some(meets));
  return { mark: part || answer.risky ? "miss" : "harm", why: JSON.stringify(answer.acts), by };
}
