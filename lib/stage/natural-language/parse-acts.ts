import { CATALOG } from "../catalog";
import type { CommandSpec } from "../catalog/command-spec";
import type { StageCommand } from "../command";
import type { StagePerson, StageState } from "../state";
import { fitsIn } from "../text";
import { isCommand, type SpokenAct } from "./act";
import { ENGLISH_LEXICON, isForeign, MIXED_LEXICON } from "./lexicon";
import { isCourtesy, isThanks, mannerOf } from "./manner";
import { personAt } from "./match-person";
import { prepare, quoteIndex, wordsOf } from "./normalise";
import type { Prepared } from "./prepared";
import { ALL_RULES } from "./rules";
import { readSentence, type SpokenClause } from "./sentence";
import { suggest } from "./suggest";
import { stem, thingsOf } from "./things";
import { type Failed, type Order, type Progress, type Setting, takeOrders } from "./understand";

export const SPOKEN_MAX_CHARS = 500;
const MAX_ACTS = 12;
const UNSURE = 0.6;

export type SpokenContext = {
  state: StageState;
  people?: readonly StagePerson[];
  /** Whose sentence it is: "me". */
  speaker?: string | null;
  prepared?: Prepared;
  /** The speaker's last command, for "no, the other one". */
  last?: StageCommand | null;
  /** English alone, or also German and Spanish. */
  languages?: "en" | "all";
};

/**
 * `risky` acts wait for a yes: an emergency, what sweeps several people away or takes away what was planned,
 * and anything understood with doubt. `reading` says in plain words what will be done.
 */
export type UnderstoodActs = {
  ok: true;
  acts: SpokenAct[];
  confidence: number;
  risky: boolean;
  reading: string;
};
/** `suggestions` are whole sentences that would be understood. */
export type NotUnderstood = { ok: false; reason: string; suggestions: string[] };

type Heard = { progress: Progress } | (Failed & { vetoed: boolean });

const begin = (state: StageState): Progress => ({ state, steps: [], readings: [], them: [] });

function peopleIn(words: readonly string[], people: readonly StagePerson[]): StagePerson[] {
  const found = words.map((_word, at) => personAt(words, at, people, true)?.people ?? []);
  return found.flatMap((some) => (some.length === 1 ? some : []));
}

const lastOf = ({ steps }: Progress): StageCommand | null => {
  const act = steps.at(-1)?.acts.at(-1);
  return act && isCommand(act) ? act : null;
};

/** Walks through the orders; the rest of a failed sentence is tried alone to say what of it is known. */
function carryThrough(
  orders: readonly Order[],
  from: Progress,
  setting: Setting,
  first: Progress,
): Progress | Failed {
  let progress = from;
  for (let start = 0; start < orders.length; ) {
    const taken = takeOrders(orders, start, progress, setting, first);
    if ("problem" in taken)
      return orders.length > 1 ? withKnownPart(taken, orders, start, setting, first) : taken;
    progress = taken.progress;
    start += taken.length;
    if (progress.readings.length > MAX_ACTS) return { problem: "These are too many commands at once." };
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

type Meant = { orders: Order[]; them: StagePerson[] } | { veto: string };

/** What has been heard of a sentence so far. */
type Heeding = { orders: Order[]; them: StagePerson[]; last: StageCommand | null; correcting: boolean };

/** Stands for a title while the manner is judged; no word that is said begins with it. */
const TITLE = "\u0001";
const YOU = new Set(["you", "your", "yours", "yourself", "yourselves"]);

/** The words of a title say nothing about how a sentence is meant: "start the where are you watching from poll". */
function mannerBesideTitles(
  { words, question }: SpokenClause,
  { prepared }: Setting,
  { state }: SpokenContext,
) {
  const things = thingsOf(state, prepared).filter(({ words: title }) => title.length > 1);
  const titles: string[][] = [];
  const masked: string[] = [];
  for (let at = 0; at < words.length; ) {
    const title = things
      .filter((thing) => thing.words.every((word, n) => stem(words[at + n] ?? "") === word))
      .sort((a, b) => b.words.length - a.words.length)[0];
    if (title) masked.push(`${TITLE}${titles.push(words.slice(at, at + title.words.length)) - 1}`);
    else masked.push(words[at] ?? "");
    at += title?.words.length ?? 1;
  }
  if (titles.length === 0 || masked.length === 1) return mannerOf(words, question);
  const manner = mannerOf(masked, question);
  if (manner.kind === "veto") return manner;
  const unmask = (word: string) => (word.startsWith(TITLE) ? (titles[Number(word.slice(1))] ?? []) : [word]);
  return { ...manner, words: manner.words.flatMap(unmask) };
}

/** Whom the last words called by name and nothing else: "Ben, …". */
function vocativeOf({ orders }: Heeding, { people }: Setting): StagePerson[] | null {
  const words = orders.at(-1)?.words ?? [];
  const named = peopleIn(words, people);
  const said = words.filter((word) => !ENGLISH_LEXICON.isFiller(word));
  const names = named.flatMap(({ name }) => wordsOf(name));
  return named.length > 0 && said.every((word) => names.includes(word)) ? named : null;
}

function heed(
  heeding: Heeding,
  spoken: SpokenClause,
  setting: Setting,
  context: SpokenContext,
): string | null {
  const spokenTo = vocativeOf(heeding, setting);
  if (spokenTo && !isCourtesy(spoken.words) && spoken.words.some((word) => YOU.has(word)))
    return `That is said to ${spokenTo.map(({ name }) => name).join(" and ")}.`;
  const manner = mannerBesideTitles(spoken, setting, context);
  if (manner.kind === "veto") return manner.reason;
  const { words } = manner;
  if (manner.kind === "fix") {
    heeding.last = lastSaid(heeding.orders, setting, context) ?? heeding.last;
    heeding.orders = [];
    heeding.correcting = true;
    return words.length === 0 ? null : heed(heeding, { ...spoken, words }, setting, context);
  }
  const remark = manner.kind !== "order" || (isCourtesy(words) && (words.length < 3 || isThanks(words)));
  if (remark) {
    if (spokenTo) heeding.orders.pop();
    const named = [...(spokenTo ?? []), ...peopleIn(words, setting.people)];
    if (named.length > 0) heeding.them = named;
    heeding.correcting ||= manner.kind === "not";
  } else if (words.length > 0) {
    const last = heeding.correcting || words.includes("other") ? heeding.last : null;
    heeding.orders.push({ words, joiner: spoken.joiner, last });
  }
  return null;
}

/** The orders of an English sentence, without remarks and without what was taken back. */
function ordersOf(clauses: readonly SpokenClause[], setting: Setting, context: SpokenContext): Meant {
  const heeding: Heeding = { orders: [], them: [], last: context.last ?? null, correcting: false };
  for (const clause of clauses) {
    const veto = heed(heeding, clause, setting, context);
    if (veto !== null) return { veto };
  }
  return heeding;
}

/** What was just said and is put right in the same breath. */
function lastSaid(orders: readonly Order[], setting: Setting, { state }: SpokenContext): StageCommand | null {
  const first = begin(state);
  const order = orders.at(-1);
  const taken = order ? takeOrders([order], 0, first, setting, first) : null;
  return taken && !("problem" in taken) ? lastOf(taken.progress) : null;
}

function hearEnglish(sentence: string, context: SpokenContext, people: readonly StagePerson[]): Heard {
  const { clauses, quotes } = readSentence(sentence);
  if (clauses.length === 0) return { problem: "Nothing was said.", vetoed: true };
  const speaker = people.find(({ identity }) => identity === context.speaker) ?? null;
  const setting = { people, speaker, prepared: context.prepared ?? {}, lexicon: ENGLISH_LEXICON, quotes };
  const meant = ordersOf(clauses, setting, context);
  if ("veto" in meant) return { problem: meant.veto, vetoed: true };
  if (meant.orders.length === 0) return { problem: "Nothing in it is an order.", vetoed: true };
  const first = { ...begin(context.state), them: meant.them };
  const progress = carryThrough(meant.orders, first, setting, first);
  return "problem" in progress ? { ...progress, vetoed: false } : { progress };
}

/** German and Spanish sentences: clause by clause, without telling remarks from orders. */
function hearForeign(sentence: string, context: SpokenContext, people: readonly StagePerson[]): Heard | null {
  const { clauses, quotes } = prepare(sentence);
  if (!clauses.some((words) => words.some(isForeign))) return null;
  const speaker = people.find(({ identity }) => identity === context.speaker) ?? null;
  const setting = { people, speaker, prepared: context.prepared ?? {}, lexicon: MIXED_LEXICON, quotes };
  const orders = clauses
    .filter((words) => !words.every(MIXED_LEXICON.isFiller))
    .map((words): Order => ({ words, joiner: ",", last: null }));
  const first = begin(context.state);
  if (orders.length === 0) return null;
  const progress = carryThrough(orders, first, setting, first);
  return "problem" in progress ? { ...progress, vetoed: false } : { progress };
}

function hear(sentence: string, context: SpokenContext, people: readonly StagePerson[]): Heard {
  if (!fitsIn(sentence, SPOKEN_MAX_CHARS))
    return { problem: "That is too long for one command.", vetoed: true };
  const heard = hearEnglish(sentence, context, people);
  if ("progress" in heard || heard.vetoed || context.languages === "en") return heard;
  return hearForeign(sentence, context, people) ?? heard;
}

const SWEEPING = new Set<SpokenAct["action"]>(["remove_scene", "clear_stage", "emergency_stop"]);

function isRisky({ steps }: Progress): boolean {
  return steps.some(({ acts, clause, confidence }) => {
    const sweeping = clause.concepts.has("EVERYONE") || clause.concepts.has("ONLY");
    const everybody = sweeping && acts.some(({ action }) => action === "send_off");
    return everybody || confidence < UNSURE || acts.some(({ action }) => SWEEPING.has(action));
  });
}

/** Ending the show comes last: after it nothing else can be done. */
function inOrder(acts: readonly SpokenAct[]): SpokenAct[] {
  const stops = acts.filter(({ action }) => action === "emergency_stop");
  return [...acts.filter(({ action }) => action !== "emergency_stop"), ...stops.slice(-1)];
}

/** Whether the catalogue calls one of them disruptive. */
export const isDisruptive = (acts: readonly SpokenAct[]): boolean =>
  acts.some((act) => {
    if (!isCommand(act)) return act.action === "emergency_stop";
    const spec: CommandSpec = CATALOG[act.action];
    return spec.risk === "disruptive";
  });

/**
 * Understands a typed or spoken sentence as acts on the stage. Several may be joined; people, scenes and what
 * is prepared are found by name, one wrong letter included. The text is data: questions, conditions, times to
 * come, other people's words, and sentences with anything not understood do nothing at all and are answered
 * with suggestions. Pure; the given state is only looked at.
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
      reason: "Nothing in it is an order.",
      suggestions: suggest(ALL_RULES, undefined, room),
    };
  const confidence = Math.min(...progress.steps.map((step) => step.confidence));
  const said = progress.readings.join(", then ");
  const reading = `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  return { ok: true, acts, confidence, risky: isRisky(progress), reading };
}
