import type { StageCommand } from "@/lib/stage/command";
import type { StagePerson, StageState } from "@/lib/stage/state";
import { isCommand } from "./act";
import { readClause } from "./clause/clause";
import { withoutAsides } from "./manner/asides";
import { isCourtesy, isOnlyCourtesy, isThanks } from "./manner/courtesy";
import { type Manner, mannerOf } from "./manner/manner";
import { baseOf, madeActive } from "./manner/request";
import type { SpokenClause } from "./sentence";
import { personAt } from "./things/match-person";
import { stem, thingsOf } from "./things/things";
import { beginAt, clauseInput, type Order, type Setting, takeOrders } from "./understand";
import type { Step } from "./understand-clause";
import { ENGLISH_LEXICON } from "./words/lexicon";
import { wordsOf } from "./words/normalise";
import { numberAt } from "./words/numbers";
import { isCourtesyAbout } from "./words/sayings";
import { STRONG, VERBS } from "./words/verbs";

export type Meant = { orders: Order[]; them: StagePerson[] } | { veto: string };

/** State after the clauses so far. */
type Heeding = {
  orders: Order[];
  them: StagePerson[];
  last: StageCommand | null;
  /** A withdrawn command: its correction may omit the verb. */
  before: Step | null;
  /** The last remark: "it" may refer to its subject. */
  remark: readonly string[] | null;
  correcting: boolean;
  /** The withdrawn words were the last of several names of the command before. */
  rest: boolean;
  /** "Sorry" followed a command: the next words correct it. */
  sorry: boolean;
  /** A request lasts until the end of its sentence. */
  requesting: boolean;
  /** Whether the previous clause of the same sentence was a courtesy such as thanks. */
  thanking: boolean;
  /** Whether the previous clause states or forbids something. */
  telling: boolean;
  /** Whether there was any clause before. */
  heard: boolean;
  /** Whether "no" or "actually" referred to something that wasn't a command. */
  ofNothing: boolean;
};

/** Placeholder for a title while the manner is judged; no spoken word begins with it. */
const TITLE = "\u0001";
const YOU = new Set(["you", "your", "yours", "yourself", "yourselves"]);
const STAYING = new Set("keep leave not never but on up stage there just please".split(" "));

/**
 * Masks titles, whose words say nothing about how a sentence is meant: "start the where are you watching from
 * poll".
 */
function mannerBesideTitles(
  { words, question }: SpokenClause,
  { prepared }: Setting,
  state: StageState,
): Manner {
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
  if (!("words" in manner)) return manner;
  const unmask = (word: string) => (word.startsWith(TITLE) ? (titles[Number(word.slice(1))] ?? []) : [word]);
  return { ...manner, words: manner.words.flatMap(unmask) };
}

function peopleIn(words: readonly string[], people: readonly StagePerson[]): StagePerson[] {
  const found = words.map((_word, at) => personAt(words, at, people, true)?.people ?? []);
  return found.flatMap((some) => (some.length === 1 ? some : []));
}

const namesOf = (people: readonly StagePerson[]): Set<string> =>
  new Set(people.flatMap(({ name }) => wordsOf(name)));

/**
 * Returns the people whom the last words address by name alone: "Ben, …", but not the end of "Ana and Ben".
 */
function vocativeOf({ orders }: Heeding, { people }: Setting): StagePerson[] | null {
  const order = orders.at(-1);
  if (!order || order.last !== null || (order.joiner === "and" && orders.length > 1)) return null;
  const named = peopleIn(order.words, people);
  const names = namesOf(named);
  const said = order.words.filter((word) => !ENGLISH_LEXICON.isFiller(word));
  return named.length > 0 && said.every((word) => names.has(word)) ? named : null;
}

const isBareName = (words: readonly string[], { people }: Setting): boolean => {
  const names = namesOf(peopleIn(words, people));
  return names.size > 0 && words.every((word) => names.has(word));
};

const saysEveryone = (words: readonly string[]): boolean =>
  words.some((_word, at) =>
    ENGLISH_LEXICON.phrasesAt(words, at).some(({ concept }) => concept === "EVERYONE"),
  );

/** "Everyone off, but keep Olu", "everyone on, not Zoë": excludes people from the last command. */
function exempted(words: readonly string[], heeding: Heeding, { people }: Setting): string[] | null {
  const before = heeding.orders.at(-1);
  if (!before || !saysEveryone(before.words)) return null;
  const names = namesOf(peopleIn(words, people));
  const rest = words.filter((word) => !names.has(word));
  if (names.size === 0 || !rest.every((word) => STAYING.has(word))) return null;
  return ["stay", ...words.filter((word) => names.has(word))];
}

/** "Bring on Marta, not Olu, …": whether someone in the last command wasn't meant. */
function isPutRight(words: readonly string[], { orders }: Heeding, setting: Setting): boolean {
  const names = words.filter((word) => word !== "not");
  const last = orders.at(-1);
  return last !== undefined && isBareName(names, setting) && names.every((name) => last.words.includes(name));
}

/** "Olu, mute Renée": a person is addressed with a request. */
function asksSomebody(
  words: readonly string[],
  spokenTo: readonly StagePerson[],
  { people }: Setting,
): boolean {
  const others = peopleIn(words, people).filter((person) => !spokenTo.includes(person));
  const verb = ENGLISH_LEXICON.phrasesAt(words, 0).some(({ concept }) => STRONG.has(concept));
  return verb && others.length > 0;
}

const hasVerb = (words: readonly string[]): boolean => {
  const bases = words.map(baseOf);
  return bases.some((_word, at) =>
    ENGLISH_LEXICON.phrasesAt(bases, at).some(({ concept }) => VERBS.has(concept)),
  );
};

/** "The panel, go" changes the scene; after a command with a verb, "go" only hurries. */
function calledOut({ words }: SpokenClause, { orders }: Heeding, setting: Setting): boolean {
  const order = orders.at(-1);
  if (words.join() !== "go" || !order) return false;
  // "Lower third, Ben, go": the name belongs to the words before it.
  const belongs = orders.length > 1 && order.joiner === "," && isBareName(order.words, setting);
  if (!hasVerb(order.words) && !belongs) order.words = ["go", ...order.words];
  return true;
}

const saysYou = (words: readonly string[]): boolean =>
  !isCourtesy(words) && withoutAsides(words).words.length > 0 && words.some((word) => YOU.has(word));

const isThanksTo = (words: readonly string[], { people }: Setting): boolean => {
  const names = namesOf(peopleIn(words, people));
  return isThanks(words.filter((word) => !names.has(word)));
};

const saidTo = (people: readonly StagePerson[]): string =>
  `That was addressed to ${people.map(({ name }) => name).join(" and ")}.`;

/** Understands the command that was just given and is corrected immediately. */
function stepSaid(orders: readonly Order[], setting: Setting, state: StageState): Step | null {
  const first = beginAt(state);
  const order = orders.at(-1);
  const taken = order ? takeOrders([order], 0, first, setting, first) : null;
  return taken && !("problem" in taken) ? (taken.progress.steps.at(-1) ?? null) : null;
}

function takeBack(heeding: Heeding, setting: Setting, state: StageState): void {
  const step = stepSaid(heeding.orders, setting, state);
  const act = step?.acts.at(-1);
  if (act && isCommand(act)) heeding.last = act;
  heeding.before = step ?? heeding.before;
  if (step) heeding.them = [...step.them];
  const taken = heeding.orders.pop();
  heeding.rest = taken?.joiner === "and" && isBareName(taken.words, setting);
  heeding.correcting = true;
  heeding.sorry = false;
}

function remember(
  heeding: Heeding,
  words: readonly string[],
  spokenTo: StagePerson[] | null,
  setting: Setting,
): void {
  if (spokenTo) heeding.orders.pop();
  const named = [...(spokenTo ?? []), ...peopleIn(words, setting.people)];
  if (named.length > 0) heeding.them = named;
  if (!isCourtesy(words)) heeding.remark = words;
}

/**
 * "No, the four days one", "sorry, for me", "no, the one from Priya": returns the correction without the
 * words around it.
 */
function bare(words: string[], { people }: Setting): string[] {
  const said = words.length > 1 && words.at(-1) === "one" ? words.slice(0, -1) : words;
  const [first = "", ...rest] = said[0] === "one" && said.length > 2 ? said.slice(1) : said;
  const parameter =
    rest[0] === "me" || peopleIn(rest.slice(0, 1), people).length > 0 || numberAt(rest, 0) !== null;
  const leads = /^(?:from|about|by|of)$/.test(first) || (/^(?:for|on|to)$/.test(first) && parameter);
  return leads && rest.length > 0 ? rest : [first, ...rest];
}

function push(
  heeding: Heeding,
  said: string[],
  { joiner }: SpokenClause,
  setting: Setting,
  state: StageState,
): void {
  const words = heeding.correcting ? bare(said, setting) : said;
  // "Mute Olu and Renée, no, show the slides": no one is muted.
  if (heeding.rest && hasVerb(words)) heeding.orders.pop();
  heeding.rest = false;
  const last = heeding.correcting || words.includes("other") ? heeding.last : null;
  const before = heeding.correcting ? heeding.before : null;
  const about = heeding.remark
    ? readClause(clauseInput(heeding.remark, beginAt(state), setting))[0]
    : undefined;
  heeding.orders.push({ words, joiner, last, before, about: about ?? null });
}

/** "Could you mute Ben and show the slides?" requests both. */
const asMeant = (spoken: SpokenClause, { requesting }: Heeding): SpokenClause =>
  requesting && !spoken.begins ? { ...spoken, words: madeActive(spoken.words), question: false } : spoken;

/** "Never mind": withdraws what was said, without affecting what follows. */
function forget(heeding: Heeding): void {
  heeding.orders = [];
  heeding.sorry = false;
}

const UNCLEAR = "It isn’t clear which part is the command. Say only the command.";
const ORDERING = new Set(["please", "now", "so", "instead"]);

/** "I would have liked grid. Actually, duo": a correction of something that wasn't a command. */
const isOfNothing = (words: readonly string[], { orders, heard }: Heeding, telling: boolean): boolean =>
  telling || (heard && orders.length === 0 && words.length > 0 && !hasVerb(words));

/** Whether it states or forbids something, in more than a few words. */
const isTelling = (manner: Manner): boolean =>
  (manner.kind === "remark" &&
    manner.words.length > 2 &&
    (!isCourtesy(manner.words) || isCourtesyAbout(manner.words))) ||
  (manner.kind === "not" && manner.words.length > 2 && hasVerb(manner.words));

/**
 * "We did not ask you to mute Ben and bring Ana on": what follows with "and", a name or a correction belongs
 * to the statement.
 */
function goesOnTelling(
  manner: Manner,
  { words, joiner }: SpokenClause,
  courteous: boolean,
  setting: Setting,
): boolean {
  if (manner.kind !== "order" || words.some((word) => ORDERING.has(word))) return false;
  const begins = ENGLISH_LEXICON.phrasesAt(words, 0).some(({ concept }) => VERBS.has(concept));
  return (joiner === "and" && !(courteous && begins)) || isBareName(words, setting);
}

/** Processes one clause. Returns a sentence if nothing in the whole input may be done, or null. */
function heed(
  heeding: Heeding,
  spoken: SpokenClause,
  setting: Setting,
  state: StageState,
  isLast: boolean,
): string | null {
  const spokenTo = vocativeOf(heeding, setting);
  if (spokenTo && saysYou(spoken.words)) return saidTo(spokenTo);
  if (calledOut(spoken, heeding, setting)) return null;
  const manner = mannerBesideTitles(asMeant(spoken, heeding), setting, state);
  const asked = heeding.requesting && !spoken.begins;
  heeding.requesting = (asked || (manner.kind === "order" && manner.polite)) && !spoken.ends;
  const telling = heeding.telling && !spoken.begins;
  heeding.telling = isTelling(manner);
  if (manner.kind === "veto") return manner.reason;
  if (manner.kind === "retracted") {
    if (isLast) return manner.reason;
    forget(heeding);
    return null;
  }
  if (manner.kind === "asked") {
    if (isLast || !spoken.question) return manner.reason;
    remember(heeding, spoken.words, spokenTo, setting);
    return null;
  }
  if (manner.kind === "fix" && isOfNothing(manner.words, heeding, telling)) return UNCLEAR;
  if (telling && manner.kind === "sorry") return UNCLEAR;
  if (heeding.ofNothing && manner.kind === "order" && !hasVerb(manner.words)) return UNCLEAR;
  heeding.ofNothing = manner.kind === "fix" && heeding.heard && heeding.orders.length === 0;
  heeding.heard ||= manner.kind !== "fix" && manner.kind !== "sorry";
  if (telling && goesOnTelling(manner, spoken, isCourtesyAbout(heeding.remark ?? []), setting)) {
    heeding.telling = true;
    remember(heeding, spoken.words, null, setting);
    return null;
  }
  if (heeding.telling && spoken.joiner === "and" && !spoken.begins && heeding.orders.length > 0)
    return UNCLEAR;
  if (manner.kind === "sorry") {
    heeding.sorry = heeding.orders.length > 0;
    return null;
  }
  if (manner.kind === "fix") {
    const { words } = manner;
    takeBack(heeding, setting, state);
    return words.length === 0 ? null : heed(heeding, { ...spoken, words }, setting, state, isLast);
  }
  const { words } = manner;
  if (heeding.sorry) takeBack(heeding, setting, state);
  const exempt = manner.kind === "not" ? exempted(words, heeding, setting) : null;
  const called = heeding.thanking && !spoken.begins && isBareName(words, setting);
  heeding.thanking = !spoken.ends && isOnlyCourtesy(words);
  if (manner.kind === "not" && isPutRight(words, heeding, setting)) takeBack(heeding, setting, state);
  if (exempt) push(heeding, exempt, spoken, setting, state);
  else if (called || manner.kind !== "order" || isOnlyCourtesy(words) || isThanksTo(words, setting)) {
    remember(heeding, words, spokenTo, setting);
    heeding.correcting ||= manner.kind === "not";
  } else if (words.length > 0) {
    if (spokenTo && asksSomebody(words, spokenTo, setting)) return saidTo(spokenTo);
    push(heeding, words, spoken, setting, state);
  }
  return null;
}

const LEADING = new Set(["next", "announcer", "emcee", "mc"]);

/** "Next, the captions", "announcer, closing words": introduces a command, unless it's repeated. */
const isLeadingNext = ({ words }: SpokenClause, following: SpokenClause | undefined): boolean =>
  LEADING.has(words.join(" ")) &&
  following?.joiner === "," &&
  following.words[0] !== words[0] &&
  following.words.length > 1;

/** Returns the commands of an English sentence, without remarks and withdrawn commands. */
export function ordersOf(
  clauses: readonly SpokenClause[],
  setting: Setting,
  state: StageState,
  last: StageCommand | null,
): Meant {
  const heeding: Heeding = {
    orders: [],
    them: [],
    last,
    before: null,
    remark: null,
    correcting: false,
    rest: false,
    sorry: false,
    requesting: false,
    thanking: false,
    telling: false,
    heard: false,
    ofNothing: false,
  };
  for (const [at, clause] of clauses.entries()) {
    if (isLeadingNext(clause, clauses[at + 1])) continue;
    const veto = heed(heeding, clause, setting, state, at === clauses.length - 1);
    if (veto !== null) return { veto };
  }
  return heeding;
}
