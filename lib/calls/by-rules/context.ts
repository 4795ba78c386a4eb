import type { Person } from "../analysis-shape";
import type { Call, Participant, Side, Transcript } from "../call";
import { localDay } from "../facts/dates/calendar";
import { type DatesOf, findDates } from "../facts/dates/dates";
import { DateFinder } from "../facts/dates/find-dates";
import type { LanguageRules } from "../languages/rules";
import type { CallTexts } from "../languages/texts/texts";
import { textsOf } from "../languages/texts/texts-of";
import { rulesOf } from "../transcript/language";
import { isSamePerson, mentionedIn, Names } from "../transcript/people";
import { readTranscript } from "../transcript/read-transcript";
import { type Said, saidIn } from "../transcript/said";
import { cuesOf, sidesOf } from "../transcript/sides";
import { Turns } from "../transcript/turns";

/** A call as it's read: its sentences, who says them, and what names and dates in them mean. */
export interface CallContext {
  call: Call;
  transcript: Transcript;
  rules: LanguageRules;
  texts: CallTexts;
  said: readonly Said[];
  turns: Turns;
  people: readonly Person[];
  names: Names;
  /** Of everyone who takes part, whether they speak or not. */
  sides: ReadonlyMap<string, Side | null>;
  /** Finds dates in other text about the call. */
  finder: () => DateFinder;
  dates: DatesOf;
  /** Names of people and companies that take part, in lower case. */
  ownNames: ReadonlySet<string>;
}

/**
 * Reads a call.
 * @throws UnreadableCall
 */
export function contextOf(call: Call): CallContext {
  const { participants = [] } = call;
  const transcript = readTranscript(call);
  const rules = rulesOf(call.language, transcript.lines);
  const unsided = saidIn(transcript.lines, rules);
  const people = sidesOf(transcript, unsided, rules, participants);
  const sides = new Map(people.map(({ name, side }) => [name, side]));
  const bySaid = sidesOfLines(unsided, rules);
  const said = unsided.map((one) => ({
    ...one,
    side: (one.speaker === null ? bySaid.get(one.line) : sides.get(one.speaker)) ?? null,
  }));
  const names = new Names(
    people.map(({ name }) => name),
    participants.map(({ name }) => name),
    said.flatMap(({ plain }) => mentionedIn(plain)),
  );
  const today = { day: localDay(call.started_at, call.timezone), zone: call.timezone };
  const finder = () => new DateFinder(rules.dates, today);
  return {
    ...{ call, transcript, rules, said, people, names, finder },
    texts: textsOf(rules),
    turns: new Turns(said, transcript.labelled),
    sides: withSilent(sides, participants),
    dates: findDates(said, finder()),
    ownNames: ownNames(
      call,
      people.map(({ name }) => name),
    ),
  };
}

/** Of lines without a speaker only what clearly is of our side is known. */
function sidesOfLines(said: readonly Said[], rules: LanguageRules): ReadonlyMap<number, Side> {
  const sums = new Map<number, number>();
  for (const one of said) {
    if (one.speaker !== null) continue;
    const { ours, customer } = cuesOf(one, rules);
    sums.set(one.line, (sums.get(one.line) ?? 0) + ours - customer);
  }
  return new Map([...sums].flatMap(([line, sum]) => (sum > 0 ? [[line, "ours"] as const] : [])));
}

/** Adds people who take part without speaking: "we" may mean them. */
function withSilent(
  sides: ReadonlyMap<string, Side | null>,
  participants: readonly Participant[],
): ReadonlyMap<string, Side | null> {
  const silent = participants.filter(({ name }) => ![...sides.keys()].some((one) => isSamePerson(one, name)));
  return new Map([...sides, ...silent.map(({ name, side }) => [name, side ?? null] as const)]);
}

/** Companies and people that take part are no competitors. */
function ownNames({ participants = [] }: Call, speakers: readonly string[]): ReadonlySet<string> {
  const all = [...speakers, ...participants.flatMap(({ name, company = "" }) => [name, company])];
  return new Set(
    all
      .flatMap((name) => [name, ...name.split(/\s+/u)])
      .map((name) => name.toLowerCase())
      .filter((name) => name.length > 2),
  );
}
