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
type Interpretation = {
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
  narrating: boolean;
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
function vocativeOf({ orders }: Interpretation, { people }: Setting): StagePerson[] | null {
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
function exempted(
  words: readonly string[],
  interpretation: Interpretation,
  { people }: Setting,
): string[] | null {
  const before = interpretation.orders.at(-1);
  if (!before || !saysEveryone(before.words)) return null;
  const names = namesOf(peopleIn(words, people));
  const rest = words.filter((word) => !names.has(word));
  if (names.size === 0 || !rest.every((word) => STAYING.has(word))) return null;
  return ["stay", ...words.filter((word) => names.has(word))];
}

/** "Bring on Marta, not Olu, …": whether someone in the last command wasn't meant. */
function isPutRight(words: readonly string[], { orders }: Interpretation, setting: Setting): boolean {
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
function calledOut({ words }: SpokenClause, { orders }: Interpretation, setting: Setting): boolean {
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
  `You were talking to ${people.map(({ name }) => name).join(" and ")}, so nothing was done.`;

/** Understands the command that was just given and is corrected immediately. */
function stepSaid(orders: readonly Order[], setting: Setting, state: StageState): Step | null {
  const first = beginAt(state);
  const order = orders.at(-1);
  const taken = order ? takeOrders([order], 0, first, setting, first) : null;
  return taken && !("problem" in taken) ? (taken.progress.steps.at(-1) ?? null) : null;
}

function takeBack(interpretation: Interpretation, setting: Setting, state: StageState): void {
  const step = stepSaid(interpretation.orders, setting, state);
  const act = step?.acts.at(-1);
  if (act && isCommand(act)) interpretation.last = act;
  interpretation.before = step ?? interpretation.before;
  if (step) interpretation.them = [...step.them];
  const taken = interpretation.orders.pop();
  interpretation.rest = taken?.joiner === "and" && isBareName(taken.words, setting);
  interpretation.correcting = true;
  interpretation.sorry = false;
}

function remember(
  interpretation: Interpretation,
  words: readonly string[],
  spokenTo: StagePerson[] | null,
  setting: Setting,
): void {
  if (spokenTo) interpretation.orders.pop();
  const named = [...(spokenTo ?? []), ...peopleIn(words, setting.people)];
  if (named.length > 0) interpretation.them = named;
  if (!isCourtesy(words)) interpretation.remark = words;
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
  interpretation: Interpretation,
  said: string[],
  { joiner }: SpokenClause,
  setting: Setting,
  state: StageState,
): void {
  const words = interpretation.correcting ? bare(said, setting) : said;
  // "Mute Olu and Renée, no, show the slides": no one is muted.
  if (interpretation.rest && hasVerb(words)) interpretation.orders.pop();
  interpretation.rest = false;
  const last = interpretation.correcting || words.includes("other") ? interpretation.last : null;
  const before = interpretation.correcting ? interpretation.before : null;
  const about = interpretation.remark
    ? readClause(clauseInput(interpretation.remark, beginAt(state), setting))[0]
    : undefined;
  interpretation.orders.push({ words, joiner, last, before, about: about ?? null });
}

/** "Could you mute Ben and show the slides?" requests both. */
const asMeant = (spoken: SpokenClause, { requesting }: Interpretation): SpokenClause =>
  requesting && !spoken.begins ? { ...spoken, words: madeActive(spoken.words), question: false } : spoken;

/** "Never mind": withdraws what was said, without affecting what follows. */
function forget(interpretation: Interpretation): void {
  interpretation.orders = [];
  interpretation.sorry = false;
}

const UNCLEAR = "It isn’t clear which part is the command. Say only the command.";
const ORDERING = new Set(["please", "now", "so", "instead"]);

/** "I would have liked grid. Actually, duo": a correction of something that wasn't a command. */
const isOfNothing = (
  words: readonly string[],
  { orders, heard }: Interpretation,
  narrating: boolean,
): boolean => narrating || (heard && orders.length === 0 && words.length > 0 && !hasVerb(words));

/** Whether it states or forbids something, in more than a few words. */
const isNarration = (manner: Manner): boolean =>
  (manner.kind === "remark" &&
    manner.words.length > 2 &&
    (!isCourtesy(manner.words) || isCourtesyAbout(manner.words))) ||
  (manner.kind === "not" && manner.words.length > 2 && hasVerb(manner.words));

/**
 * "We did not ask you to mute Ben and bring Ana on": what follows with "and", a name or a correction belongs
 * to the statement.
 */
function continuesNarration(
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
function interpretClause(
  interpretation: Interpretation,
  spoken: SpokenClause,
  setting: Setting,
  state: StageState,
  isLast: boolean,
): string | null {
  const spokenTo = vocativeOf(interpretation, setting);
  if (spokenTo && saysYou(spoken.words)) return saidTo(spokenTo);
  if (calledOut(spoken, interpretation, setting)) return null;
  const manner = mannerBesideTitles(asMeant(spoken, interpretation), setting, state);
  const asked = interpretation.requesting && !spoken.begins;
  interpretation.requesting = (asked || (manner.kind === "order" && manner.polite)) && !spoken.ends;
  const narrating = interpretation.narrating && !spoken.begins;
  interpretation.narrating = isNarration(manner);
  if (manner.kind === "veto") return manner.reason;
  if (manner.kind === "retracted") {
    if (isLast) return manner.reason;
    forget(interpretation);
    return null;
  }
  if (manner.kind === "asked") {
    if (isLast || !spoken.question) return manner.reason;
    remember(interpretation, spoken.words, spokenTo, setting);
    return null;
  }
  if (manner.kind === "fix" && isOfNothing(manner.words, interpretation, narrating)) return UNCLEAR;
  if (narrating && manner.kind === "sorry") return UNCLEAR;
  if (interpretation.ofNothing && manner.kind === "order" && !hasVerb(manner.words)) return UNCLEAR;
  interpretation.ofNothing =
    manner.kind === "fix" && interpretation.heard && interpretation.orders.length === 0;
  interpretation.heard ||= manner.kind !== "fix" && manner.kind !== "sorry";
  if (
    narrating &&
    continuesNarration(manner, spoken, isCourtesyAbout(interpretation.remark ?? []), setting)
  ) {
    interpretation.narrating = true;
    remember(interpretation, spoken.words, null, setting);
    return null;
  }
  if (
    interpretation.narrating &&
    spoken.joiner === "and" &&
    !spoken.begins &&
    interpretation.orders.length > 0
  )
    return UNCLEAR;
  if (manner.kind === "sorry") {
    interpretation.sorry = interpretation.orders.length > 0;
    return null;
  }
  if (manner.kind === "fix") {
    const { words } = manner;
    takeBack(interpretation, setting, state);
    return words.length === 0
      ? null
      : interpretClause(interpretation, { ...spoken, words }, setting, state, isLast);
  }
  const { words } = manner;
  if (interpretation.sorry) takeBack(interpretation, setting, state);
  const exempt = manner.kind === "not" ? exempted(words, interpretation, setting) : null;
  const called = interpretation.thanking && !spoken.begins && isBareName(words, setting);
  interpretation.thanking = !spoken.ends && isOnlyCourtesy(words);
  if (manner.kind === "not" && isPutRight(words, interpretation, setting))
    takeBack(interpretation, setting, state);
  if (exempt) push(interpretation, exempt, spoken, setting, state);
  else if (called || manner.kind !== "order" || isOnlyCourtesy(words) || isThanksTo(words, setting)) {
    remember(interpretation, words, spokenTo, setting);
    interpretation.correcting ||= manner.kind === "not";
  } else if (words.length > 0) {
    if (spokenTo && asksSomebody(words, spokenTo, setting)) return saidTo(spokenTo);
    push(interpretation, words, spoken, setting, state);
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
  const interpretation: Interpretation = {
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
    narrating: false,
    heard: false,
    ofNothing: false,
  };
  for (const [at, clause] of clauses.entries()) {
    if (isLeadingNext(clause, clauses[at + 1])) continue;
    const veto = interpretClause(interpretation, clause, setting, state, at === clauses.length - 1);
    if (veto !== null) return { veto };
  }
  return interpretation;
}
