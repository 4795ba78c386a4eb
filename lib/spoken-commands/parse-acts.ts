import { CATALOG } from "@/lib/stage/catalog";
import type { CommandSpec } from "@/lib/stage/catalog/command-spec";
import type { StageCommand } from "@/lib/stage/command";
import { fitsIn } from "@/lib/stage/plain-text";
import type { StagePerson, StageState } from "@/lib/stage/state";
import { isCommand, type SpokenAct } from "./act";
import { ordersOf } from "./interpret";
import { ALL_RULES } from "./rules/rules";
import { readSentence } from "./sentence";
import { suggest } from "./suggest";
import type { Prepared } from "./things/prepared";
import { beginAt, type Failed, type Order, type Progress, type Setting, takeOrders } from "./understand";
import { ENGLISH_LEXICON, isForeign, MIXED_LEXICON } from "./words/lexicon";
import { prepare, quoteIndex } from "./words/normalise";
import { VERBS } from "./words/verbs";

export const SPOKEN_MAX_CHARS = 500;
const MAX_ACTS = 12;
const UNSURE = 0.6;

export type SpokenContext = {
  state: StageState;
  people?: readonly StagePerson[];
  /** The person who says the sentence: "me". */
  speaker?: string | null;
  prepared?: Prepared;
  /** The speaker's last command, for "no, the other one". */
  last?: StageCommand | null;
  /** When it's said, in ISO 8601: for "ten seconds back". */
  at?: string;
  /** English only, or also German and Spanish. */
  languages?: "en" | "all";
};

/**
 * `risky` acts wait for a confirmation: an emergency, acts that remove several people or something planned,
 * and anything that wasn't understood for certain. `reading` says in plain words what will be done.
 */
export type UnderstoodActs = {
  ok: true;
  acts: SpokenAct[];
  confidence: number;
  risky: boolean;
  reading: string;
};
/** `suggestions` are complete sentences that would be understood. */
export type NotUnderstood = { ok: false; reason: string; suggestions: string[] };

type Heard = { progress: Progress } | (Failed & { vetoed: boolean });

const beginsWithVerb = (words: readonly string[]): boolean =>
  ENGLISH_LEXICON.phrasesAt(words, 0).some(({ concept }) => VERBS.has(concept));

const POLLING: ReadonlySet<string> = new Set(["POLL"]);
const says = (words: readonly string[], wanted: ReadonlySet<string>): boolean =>
  words.some((_word, at) => ENGLISH_LEXICON.phrasesAt(words, at).some(({ concept }) => wanted.has(concept)));

/**
 * "Ask them for their favourite, open the poll", "quick pulse check, launch the poll": the first part
 * announces the command after it.
 */
const announces = (order: Order, next: Order): boolean =>
  beginsWithVerb(next.words) &&
  says(next.words, POLLING) &&
  (order.words[0] === "ask" ||
    (says(order.words, POLLING) && order.words.length <= 3 && !beginsWithVerb(order.words)));

/** "Pens down, close the poll": words before a command that start with no studio verb and have no meaning. */
function isChatter(order: Order | undefined, next: Order | undefined, { clause }: Failed): boolean {
  if (next?.joiner === "," && order && announces(order, next)) return true;
  if (
    !order ||
    next?.joiner !== "," ||
    !clause ||
    clause.unknown.length === 0 ||
    clause.things.length > 0 ||
    order.words.length === 1 ||
    order.words[0] === "be"
  )
    return false;
  if (clause.people.length > 0 && !beginsWithVerb(next.words)) return false;
  return !beginsWithVerb(order.words);
}

/**
 * Runs the commands in order. If a sentence fails, tries the rest alone to report which part was understood.
 */
function carryThrough(
  orders: readonly Order[],
  from: Progress,
  setting: Setting,
  first: Progress,
): Progress | Failed {
  let progress = from;
  for (let start = 0; start < orders.length; ) {
    const taken = takeOrders(orders, start, progress, setting, first);
    if (
      "problem" in taken &&
      start < orders.length - 1 &&
      isChatter(orders[start], orders[start + 1], taken)
    ) {
      const about = taken.clause?.people ?? [];
      if (about.length > 0) progress = { ...progress, them: about };
      start += 1;
      continue;
    }
    if ("problem" in taken)
      return orders.length > 1 ? withKnownPart(taken, orders, start, setting, first) : taken;
    progress = taken.progress;
    start += taken.length;
    if (progress.readings.length > MAX_ACTS) return { problem: "Too many commands at once." };
  }
  return progress;
}

function withKnownPart(
  failed: Failed,
  orders: readonly Order[],
  at: number,
  setting: Setting,
  first: Progress,
): Failed {
  const known = orders.flatMap((order, index) => {
    const alone = index === at ? null : takeOrders([order], 0, first, setting, first);
    return alone && !("problem" in alone) ? alone.progress.readings : [];
  });
  const words = orders[at]?.words.filter((word) => quoteIndex(word) === null).join(" ") ?? "";
  if (known.length === 0) return failed;
  const problem = `${failed.problem} Understood: ${known.join(", then ")}. Not understood: “${words}”. Nothing was done.`;
  return { ...failed, problem };
}

function hearEnglish(sentence: string, context: SpokenContext, people: readonly StagePerson[]): Heard {
  const { clauses, quotes, indefinite } = readSentence(sentence);
  if (clauses.length === 0) return { problem: "No command given.", vetoed: true };
  const speaker = people.find(({ identity }) => identity === context.speaker) ?? null;
  const prepared = context.prepared ?? {};
  const setting = { people, speaker, prepared, at: context.at, lexicon: ENGLISH_LEXICON, quotes, indefinite };
  const meant = ordersOf(clauses, setting, context.state, context.last ?? null);
  if ("veto" in meant) return { problem: meant.veto, vetoed: true };
  if (meant.orders.length === 0) return { problem: "No command found in this sentence.", vetoed: true };
  const first = { ...beginAt(context.state), them: meant.them };
  const progress = carryThrough(meant.orders, first, setting, first);
  return "problem" in progress ? { ...progress, vetoed: false } : { progress };
}

/** Understands German and Spanish sentences clause by clause, without separating remarks from commands. */
function hearForeign(sentence: string, context: SpokenContext, people: readonly StagePerson[]): Heard | null {
  const { clauses, quotes } = prepare(sentence);
  if (!clauses.some((words) => words.some(isForeign))) return null;
  const speaker = people.find(({ identity }) => identity === context.speaker) ?? null;
  const setting = {
    people,
    speaker,
    prepared: context.prepared ?? {},
    at: context.at,
    lexicon: MIXED_LEXICON,
    quotes,
    indefinite: new Set<string>(),
  };
  const orders = clauses
    .filter((words) => !words.every(MIXED_LEXICON.isFiller))
    .map((words): Order => ({ words, joiner: ",", last: null, before: null, about: null }));
  const first = beginAt(context.state);
  if (orders.length === 0) return null;
  const progress = carryThrough(orders, first, setting, first);
  return "problem" in progress ? { ...progress, vetoed: false } : { progress };
}

function hear(sentence: string, context: SpokenContext, people: readonly StagePerson[]): Heard {
  if (!fitsIn(sentence, SPOKEN_MAX_CHARS))
    return { problem: "This is too long for one command.", vetoed: true };
  const heard = hearEnglish(sentence, context, people);
  if ("progress" in heard || heard.vetoed || context.languages === "en") return heard;
  return hearForeign(sentence, context, people) ?? heard;
}

const SWEEPING = new Set<SpokenAct["action"]>(["remove_scene", "clear_stage", "emergency_stop"]);

function isRisky({ steps }: Progress): boolean {
  return steps.some(({ acts, clause, confidence }) => {
    const sweeping = clause.concepts.has("EVERYONE") || clause.concepts.has("ONLY");
    const everyone = sweeping && acts.some(({ action }) => action === "send_off");
    return everyone || confidence < UNSURE || acts.some(({ action }) => SWEEPING.has(action));
  });
}

/** Moves ending the show to the end, because nothing can be done after it. */
function inOrder(acts: readonly SpokenAct[]): SpokenAct[] {
  const stops = acts.filter(({ action }) => action === "emergency_stop");
  return [...acts.filter(({ action }) => action !== "emergency_stop"), ...stops.slice(-1)];
}

/** Whether the catalog calls one of them disruptive. */
export const isDisruptive = (acts: readonly SpokenAct[]): boolean =>
  acts.some((act) => {
    if (!isCommand(act)) return act.action === "emergency_stop";
    const spec: CommandSpec = CATALOG[act.action];
    return spec.risk === "disruptive";
  });

/**
 * Understands a typed or spoken sentence as acts on the stage. A sentence may contain several; people, scenes
 * and prepared content are found by name, even with one wrong letter. The text is data: questions,
 * conditions, future times, quotes of other people, and sentences with anything not understood do nothing at
 * all and return suggestions. Pure: the state is only read.
 */
export function parseActs(sentence: string, context: SpokenContext): UnderstoodActs | NotUnderstood {
  const { state, people = [] } = context;
  const room = [...new Map([...people, ...state.stage].map((person) => [person.identity, person])).values()];
  const heard = hear(sentence, context, room);
  if (!("progress" in heard)) {
    return { ok: false, reason: heard.problem, suggestions: suggest(ALL_RULES, heard.clause, room) };
  }
  const { progress } = heard;
  const acts = inOrder(progress.steps.flatMap((step) => step.acts));
  if (acts.length === 0)
    return {
      ok: false,
      reason: "No command found in this sentence.",
      suggestions: suggest(ALL_RULES, undefined, room),
    };
  const confidence = Math.min(...progress.steps.map((step) => step.confidence));
  const said = progress.readings.join(", then ");
  const reading = `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  return { ok: true, acts, confidence, risky: isRisky(progress), reading };
}
