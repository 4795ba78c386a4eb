import type { StageCommand } from "@/lib/stage/command";
import { reduce } from "@/lib/stage/reduce";
import type { PresentationInfo } from "@/lib/stage/reduce/types";
import type { StagePerson, StageState } from "@/lib/stage/state";
import { isCommand, type SpokenAct } from "./act";
import { type Clause, readClause } from "./clause/clause";
import { describeAct } from "./describe-act";
import { explainRefusal } from "./explain-refusal";
import { isCourtesy } from "./manner/courtesy";
import type { Prepared } from "./things/prepared";
import { thingsOf } from "./things/things";
import { type Step, understandClause } from "./understand-clause";
import { type Concept, ENGLISH_LEXICON, type Lexicon } from "./words/lexicon";
import { EFFECTS, PARTICLE_VERBS, PARTICLES, STRONG, VERBS } from "./words/verbs";

export type Progress = { state: StageState; steps: Step[]; readings: string[]; them: readonly StagePerson[] };
export type Failed = { problem: string; clause?: Clause };

/** What stays the same for a whole sentence. */
export type Setting = {
  people: readonly StagePerson[];
  speaker: StagePerson | null;
  prepared: Prepared;
  /** When it's said, in ISO 8601. */
  at: string | undefined;
  lexicon: Lexicon;
  quotes: readonly string[];
  indefinite: ReadonlySet<string>;
};

/** The words of one command. A correction and an "it" may refer to `last`, `before` and `about`. */
export type Order = {
  words: string[];
  joiner: "," | "and";
  last: StageCommand | null;
  before: Step | null;
  about: Clause | null;
};

export const beginAt = (state: StageState): Progress => ({ state, steps: [], readings: [], them: [] });

const BEFORE_THE_SHOW = "1970-01-01T00:00:00.000Z";
const MAX_JOINED = 6;
const MAX_SPLITS = 2;
const LONGEST_SPLIT = 20;
const presentationsOf = ({ decks = [] }: Prepared): PresentationInfo[] =>
  decks.map(({ id, page_count }) => ({ id, page_count, pages: [] }));

/** Actions that are repeated as often as they are said. Repeating any other is just emphasis. */
const COUNTED: ReadonlySet<string> = new Set([
  "next_slide",
  "prev_slide",
  "next_scene",
  "prev_scene",
  "go_scene",
  "set_slide",
  "zoom_in",
  "zoom_out",
  "add_scene",
  "remove_scene",
  "move_scene",
  "undo",
]);

/** "Confetti, confetti, more confetti!" */
const isEmphasis = (step: Step, before: Step | undefined): boolean =>
  JSON.stringify(step.acts) === JSON.stringify(before?.acts) &&
  step.acts.every(({ action }) => !COUNTED.has(action));

/** Runs the acts on a copy of the state, so that "next scene, next scene" moves two scenes ahead. */
export function rehearse(progress: Progress, step: Step, setting: Setting): Progress | Failed {
  let { state } = progress;
  const { people, prepared } = setting;
  if (isEmphasis(step, progress.steps.at(-1))) return progress;
  const readings = [...progress.readings];
  for (const act of step.acts) {
    const context = { state, people };
    readings.push(describeAct(act, context));
    if (!isCommand(act)) continue;
    const at = state.started_at ?? BEFORE_THE_SHOW;
    const presentations = presentationsOf(prepared);
    const result = reduce(state, act, { id: `spoken_${state.version}`, at, people, presentations });
    if (!result.ok) return { problem: explainRefusal(result, act, context), clause: step.clause };
    state = result.state;
  }
  return { state, readings, steps: [...progress.steps, step], them: step.them };
}

export function clauseInput(words: readonly string[], progress: Progress, setting: Setting) {
  const { people, speaker, prepared, lexicon, quotes, indefinite } = setting;
  return { words, quotes, people, speaker, lexicon, indefinite, things: thingsOf(progress.state, prepared) };
}

/** Whether a clause has no verb and consists only of names or a quoted text. */
function isBareList(words: readonly string[], progress: Progress, setting: Setting): boolean {
  const [clause] = readClause(clauseInput(words, progress, setting));
  if (!clause || clause.unknown.length > 0 || clause.numbers.length + clause.things.length > 0) return false;
  const others = [...clause.concepts].filter(
    (concept) => !["EVERYONE", "BOTH", "THEM", "EXCEPT", "ONLY"].includes(concept),
  );
  const named = clause.people.length + clause.quotes.length + clause.ambiguous.length + clause.except.length;
  return others.length === 0 && named > 0;
}

const firstReading = ({ words }: Order, progress: Progress, setting: Setting): Clause | undefined =>
  readClause(clauseInput(words, progress, setting))[0];

/** Whether a clause is just a title: "charts, page five". */
function isBareTitle(order: Order, progress: Progress, setting: Setting): boolean {
  const clause = firstReading(order, progress, setting);
  return (
    clause !== undefined && clause.things.length > 0 && clause.concepts.size + clause.numbers.length === 0
  );
}

/** "Take Olu, Kenji and Renée off": the verb precedes the first name, and its particle follows the last. */
function isFramed(run: readonly Order[], progress: Progress, setting: Setting): boolean {
  const [first, last] = [run[0], run.at(-1)].map((order) => order && firstReading(order, progress, setting));
  if (!first || !last || first.people.length === 0 || last.people.length === 0) return false;
  const verbs = [...first.concepts];
  const tail = [...last.concepts];
  const opens =
    verbs.length === 1 &&
    verbs.every((concept) => concept === "SHOW" || concept === "THROW" || PARTICLE_VERBS.has(concept));
  return opens && tail.length > 0 && tail.every((concept) => PARTICLES.has(concept) || EFFECTS.has(concept));
}

/** Whether several clauses may be one command: all but one of them are names or texts. */
function canBeOne(run: readonly Order[], progress: Progress, setting: Setting): boolean {
  const isBare = (order: Order) => isBareList(order.words, progress, setting);
  const bare = run.filter(
    (order) => isBare(order) || (order === run[0] && isBareTitle(order, progress, setting)),
  );
  const telling = run.length - bare.length;
  if (telling === 1) return bare.length > 0;
  const inner = run.slice(1, -1);
  return telling === 2 && inner.every(isBare) && isFramed(run, progress, setting);
}

/** Such a clause is independent of the words before it. */
const beginsWithVerb = (words: readonly string[]): boolean =>
  ENGLISH_LEXICON.phrasesAt(words, 0).some(({ concept }) => VERBS.has(concept));

function verbsAhead(order: Order | undefined, progress: Progress, setting: Setting): ReadonlySet<Concept> {
  if (order?.joiner !== "and" || beginsWithVerb(order.words)) return new Set();
  const [clause] = readClause(clauseInput(order.words, progress, setting));
  const said = order.words.filter((word) => !ENGLISH_LEXICON.isFiller(word));
  const ending = ENGLISH_LEXICON.phrasesAt(said, said.length - 1)[0]?.concept;
  const particles: readonly (Concept | undefined)[] = ["OFF", "DOWN", "ON", "UP"];
  return clause && ending && particles.includes(ending) ? new Set([ending]) : new Set();
}

function attempt(
  words: readonly string[],
  order: Order,
  next: Order | undefined,
  progress: Progress,
  setting: Setting,
): Progress | Failed {
  const { people, speaker, prepared } = setting;
  const { state, them } = progress;
  const understood = understandClause({
    ...clauseInput(words, progress, setting),
    context: { state, people, them, speaker, prepared, at: setting.at },
    before: progress.steps.at(-1) ?? order.before,
    about: order.about,
    ahead: verbsAhead(next, progress, setting),
    last: order.last,
  });
  return understood.ok ? rehearse(progress, understood.step, setting) : understood;
}

/**
 * Splits transcripts, which have no commas: "mute Ben spotlight me", "the panel with the whiteboard gone".
 */
function trySplit(order: Order, progress: Progress, setting: Setting, splits: number): Progress | null {
  const { words } = order;
  if (splits >= MAX_SPLITS || words.length > LONGEST_SPLIT || words.includes("insteadof")) return null;
  for (let at = 1; at < words.length; at += 1) {
    const joined = /^(with|in|please)$/.test(words[at] ?? "");
    const strong = setting.lexicon.phrasesAt(words, at).some(({ concept }) => STRONG.has(concept));
    if (!joined && !strong) continue;
    const rest = words.slice(words[at] === "with" ? at + 1 : at);
    const left = words.slice(0, at);
    if (rest.length === 1 && words[at] !== "with") continue;
    const first: Progress | Failed = isCourtesy(left)
      ? progress
      : attempt(left, order, undefined, progress, setting);
    if ("problem" in first || rest.every(setting.lexicon.isFiller)) continue;
    const second = [rest, ...(words[at] === "with" ? [["show", ...rest]] : [])]
      .map((each) => attempt(each, order, undefined, first, setting))
      .find((each): each is Progress => !("problem" in each));
    if (second) return second;
    const further = trySplit({ ...order, words: rest }, first, setting, splits + 1);
    if (further) return further;
  }
  return null;
}

/** "Ask them how big their teams are, start that poll" requests it once. */
function isSaidTwice({ concepts, words }: Clause, before: Step | undefined): boolean {
  if (before?.acts.at(-1)?.action !== "open_poll" || !concepts.has("POLL") || !words.includes("that"))
    return false;
  return [...concepts].every((concept) => ["POLL", "OPEN", "START", "SHOW"].includes(concept));
}

/** "Everyone backstage, only Ana stays": repeats the first command without those who stay. */
function amend(
  order: Order,
  progress: Progress,
  setting: Setting,
  start: Progress,
): Progress | Failed | null {
  const [clause] = readClause(clauseInput(order.words, progress, setting));
  const before = progress.steps.at(-1);
  if (!clause || clause.unknown.length > 0) return null;
  if (isSaidTwice(clause, before)) return progress;
  if (!clause.concepts.has("STAY")) return null;
  if (clause.people.length === 0 || !before?.clause.concepts.has("EVERYONE")) return progress;
  const stay = new Set(clause.people.map(({ identity }) => identity));
  const acts = before.acts.filter((act: SpokenAct) => !("identity" in act && stay.has(act.identity ?? "")));
  const steps = progress.steps.slice(0, -1);
  let again: Progress | Failed = { ...start, them: progress.them };
  for (const step of [...steps, { ...before, acts }]) {
    again = rehearse(again, step, setting);
    if ("problem" in again) return again;
  }
  return again;
}

type Taken = { length: number; progress: Progress };

/** Takes the longest run of clauses from `start` that makes sense together: "bring Ana and Ben on". */
export function takeOrders(
  orders: readonly Order[],
  start: number,
  progress: Progress,
  setting: Setting,
  beginning: Progress,
): Taken | Failed {
  const order = orders[start];
  if (!order) return { problem: "No command given." };
  const amended = amend(order, progress, setting, beginning);
  if (amended) return "problem" in amended ? amended : { length: 1, progress: amended };
  let failed: Failed | null = null;
  for (let length = Math.min(MAX_JOINED, orders.length - start); length > 0; length -= 1) {
    const run = orders.slice(start, start + length);
    if (length > 1 && !canBeOne(run, progress, setting)) continue;
    const words = run.flatMap((each) => each.words);
    const taken = attempt(words, order, orders[start + length], progress, setting);
    if (!("problem" in taken)) return { length, progress: taken };
    failed = taken;
  }
  const split = trySplit(order, progress, setting, 0);
  return split ? { length: 1, progress: split } : (failed ?? { problem: "This isn’t a studio command." });
}
