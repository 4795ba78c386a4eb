import type { StagePerson } from "@/lib/stage/state";
import type { Clause } from "../clause/clause";
import type { Concept } from "../words/lexicon";
import { CARRYING, HIDING } from "../words/verbs";
import type { ActInput, Rule, RuleContext } from "./rule";

const WHO = ["EVERYONE", "THEM", "BOTH"] as const;
const HERE: readonly Concept[] = ["ON_STAGE", "ON", "UP", "IN", "STAGE"];

const without = (pool: readonly StagePerson[], out: readonly StagePerson[]): StagePerson[] =>
  pool.filter(({ identity }) => !out.some((person) => person.identity === identity));

/** "Everyone" in a person's own command means everyone else. */
function meant(clause: Clause, context: RuleContext, pool: readonly StagePerson[]): StagePerson[] {
  const { speaker, them } = context;
  const others = speaker ? without(pool, [speaker]) : [...pool];
  if (clause.concepts.has("EVERYONE")) {
    const named = clause.words.includes("else") ? them : [];
    return without(others, [...clause.except, ...clause.people, ...named]);
  }
  if (clause.people.length > 0) return [...clause.people];
  if (clause.concepts.has("BOTH") && clause.words.includes("us")) return pool.length === 2 ? [...pool] : [];
  if (clause.concepts.has("BOTH")) return them.length === 2 ? [...them] : others.length === 2 ? others : [];
  return clause.concepts.has("THEM") ? [...them] : [];
}

function each(people: StagePerson[], make: (identity: string) => ActInput): ActInput[] | null {
  return people.length === 0 ? null : people.map((person) => make(person.identity));
}

const one = (clause: Clause, context: RuleContext): StagePerson | null => {
  const [only, ...others] = meant(clause, context, []);
  return only && others.length === 0 ? only : null;
};

/** "Welcome everyone" and "welcome to the show" are greetings; only a named person is brought on stage. */
const isGreeting = ({ concepts, words }: Clause): boolean =>
  concepts.has("WELCOME") && (concepts.has("EVERYONE") || words.includes("show"));

const isOn = ({ identity }: StagePerson, { state }: RuleContext): boolean =>
  state.stage.some((person) => person.identity === identity);

function bringOn(clause: Clause, context: RuleContext): ActInput[] | null {
  const who = meant(clause, context, without(context.people, context.state.stage));
  // "Let's start with Renée" gives the floor to someone on stage; "bring her on" is answered with the fact
  // that she's already there.
  const turns = ["SHOW", "START", "GO"] as const;
  const there =
    turns.some((verb) => clause.concepts.has(verb)) && who.every((person) => isOn(person, context));
  if (isGreeting(clause) || there) return null;
  // "Bring Dan out" brings him on stage from backstage, but removes him if he's on stage.
  if (
    clause.concepts.has("DOWN") &&
    (!clause.words.includes("out") || who.some((person) => isOn(person, context)))
  )
    return null;
  const comes = each(who, (identity) => ({ action: "bring_on", identity }));
  const goes = clause.displaced.map(({ identity }): ActInput => ({ action: "send_off", identity }));
  return comes && [...goes, ...comes];
}

// "Take it away, Ben" means that it's his turn.
const sendOff = (clause: Clause, context: RuleContext) =>
  clause.words.includes("it")
    ? null
    : each(meant(clause, context, context.state.stage), (identity) => ({ action: "send_off", identity }));

const mute = (muted: boolean) => (clause: Clause, context: RuleContext) => {
  const { stage } = context.state;
  const who = meant(clause, context, stage);
  if (who.length === 0 && clause.concepts.has("EVERYONE"))
    return stage.length === 0 ? "No one is on stage." : "No one else is on stage.";
  return each(who, (identity) => ({
    action: "mute",
    identity,
    ...(!muted && { muted }),
  }));
};

/** "Let us hear Kenji": unmutes someone on stage, or brings on someone who isn't there yet. */
function heard(clause: Clause, context: RuleContext): ActInput[] | string | null {
  const who = meant(clause, context, context.state.stage);
  const on = who.filter((person) => isOn(person, context));
  if (on.length === 0) return each(who, (identity) => ({ action: "bring_on", identity }));
  return on.length === who.length ? mute(false)(clause, context) : null;
}

/** "Fiona's mic, please" while she's muted. */
function heardAgain(clause: Clause, context: RuleContext): ActInput[] | string | null {
  const [person] = meant(clause, context, []);
  const muted = context.state.stage.some((entry) => entry.identity === person?.identity && entry.muted);
  return muted ? mute(false)(clause, context) : null;
}

const spotlight = (clause: Clause, context: RuleContext): ActInput[] | null => {
  const person = one(clause, context);
  return person && [{ action: "spotlight", identity: person.identity }];
};

/**
 * Someone who is still backstage gets a lower third in words, because the stage only knows the people on it.
 */
function nameLine(clause: Clause, context: RuleContext, subtitle?: string): ActInput[] | string | null {
  const words = subtitle !== undefined && { subtitle };
  const person = one(clause, context) ?? (context.them.length === 1 ? context.them[0] : undefined);
  if (!person) return clause.concepts.has("THEM") ? null : "Say whose name to show.";
  const { identity, name, title } = person;
  const staged = context.state.stage.some((entry) => entry.identity === identity);
  if (staged) return [{ action: "lower_third", identity, ...words }];
  return [{ action: "lower_third", title: name, subtitle: title, ...words }];
}

/** Removes one person and brings on the other. */
function swap({ people }: Clause, { state }: RuleContext): ActInput[] | null {
  const staged = ({ identity }: StagePerson) => state.stage.some((person) => person.identity === identity);
  const goes = people.find(staged);
  const comes = people.find((person) => !staged(person));
  if (!goes || !comes) return null;
  return [
    { action: "send_off", identity: goes.identity },
    { action: "bring_on", identity: comes.identity },
  ];
}

/** "Bring Dan in for Kenji": brings on one person and removes the other. */
function bringInFor(clause: Clause, context: RuleContext): ActInput[] | null {
  return clause.words.includes("for") && clause.people.length === 2 ? swap(clause, context) : null;
}

/** "Only me on stage": removes everyone else. */
const onlyThem = (clause: Clause, context: RuleContext): ActInput[] | null =>
  each(without(context.state.stage, meant(clause, context, [])), (identity) => ({
    action: "send_off",
    identity,
  }));

/** Rules that depend on who is on stage and who is backstage. */
export const stagingRules: Rule[] = [
  {
    example: "show only Ana",
    need: [["ONLY"], ["ON_STAGE", "STAGE"]],
    may: ["THEM", "PUT"],
    people: [1, 12],
    make: onlyThem,
  },
  { example: "put Ana on stage", need: [["SWAP"]], may: ["DOWN", "BY"], people: [2, 2], make: swap },
  {
    example: "put Ana on stage",
    need: [["BRING", "PUT", "TAKE", "SEND"]],
    people: [2, 2],
    make: bringInFor,
  },
];

export const peopleRules: Rule[] = [
  {
    example: "spotlight Ana",
    need: [["BIG"]],
    may: ["THEM", "SET", "ADD", "SHOW", "PUT", "THROW", "GO"],
    people: [1, 1],
    make: spotlight,
  },
  {
    example: "put Ana on stage",
    need: [["BRING", "PUT", "ADD", "SHOW", "START", "USE", "MOVE", "WELCOME"]],
    may: [...WHO, "NEXT", "PREV", "DOWN"],
    people: [1, 12],
    replaces: true,
    make: bringOn,
  },
  {
    example: "Ana on stage",
    need: [HERE],
    may: [...WHO, "GO", "MOVE", "SEND", "TAKE", "ASK"],
    people: [1, 12],
    replaces: true,
    make: bringOn,
  },
  {
    example: "send Ana backstage",
    need: [["SEND", "REMOVE", "HIDE"]],
    may: [...WHO, "OFF_STAGE", "OFF", "DOWN", "PREV"],
    people: [1, 12],
    make: sendOff,
  },
  {
    example: "take Ana off the stage",
    need: [["OFF_STAGE", "OFF"]],
    may: [...WHO, "TAKE", "BRING", "PUT", "GO", "MOVE"],
    people: [1, 12],
    make: sendOff,
  },
  {
    example: "take Ana off the stage",
    need: [["DOWN"]],
    may: [...WHO, "MOVE", "TAKE", "BRING", "PUT", "SHOW", "GO"],
    people: [1, 12],
    make: (clause, context) =>
      clause.words.some((word) => /^(out|down|away)$/.test(word)) ? sendOff(clause, context) : null,
  },
  {
    example: "unmute Ben",
    need: [["BRING"], ["UNMUTE", "TYPE_TALK"]],
    may: WHO,
    people: [1, 12],
    make: (clause, context) => (clause.words.includes("let") ? mute(false)(clause, context) : null),
  },
  {
    example: "mute Ben",
    need: [["MUTE"]],
    may: [...WHO, "TURN", "MIC", "PUT", "SHOW", "ADD", "SET"],
    people: [1, 12],
    make: mute(true),
  },
  {
    example: "turn Ben's microphone off",
    need: [["MIC"], ["OFF", "STOP", "CLOSE", "HIDE", "DOWN"]],
    may: [...WHO, "TURN", "TAKE", "PUT"],
    people: [1, 12],
    make: mute(true),
  },
  {
    example: "unmute Ben",
    need: [["UNMUTE"]],
    may: [...WHO, "ASK", "MIC", "THROW", "TAKE"],
    people: [1, 12],
    make: mute(false),
  },
  {
    example: "Ben's microphone on",
    need: [["MIC"]],
    may: WHO,
    people: [1, 1],
    make: (clause, context) => (clause.words.includes("please") ? heardAgain(clause, context) : null),
  },
  {
    example: "Ben's microphone on",
    need: [["MIC"], ["ON", "OPEN", "START", "UNMUTE", "THROW", "AGAIN", "SHOW"]],
    may: [...WHO, "TURN", "PREV", "PUT", "SET", "BRING"],
    people: [1, 12],
    make: mute(false),
  },
  {
    example: "unmute Ben",
    need: [["HEAR"]],
    may: WHO,
    people: [1, 12],
    make: heard,
  },
  {
    example: "spotlight Ana",
    need: [["SPOTLIGHT"]],
    may: [
      "PUT",
      "SET",
      "THEM",
      "GO",
      "TURN",
      "THROW",
      "SHOW",
      "ONLY",
      "MOVE",
      "BRING",
      "TAKE",
      "ADD",
      "PICTURE",
    ],
    people: [1, 1],
    replaces: true,
    make: spotlight,
  },
  {
    example: "show only Ana",
    need: [["ONLY"]],
    may: ["SHOW", "THEM", "PUT", "TYPE_TALK"],
    people: [1, 1],
    make: spotlight,
  },
  {
    example: "spotlight off",
    need: [["SPOTLIGHT"], [...HIDING, "NOBODY", "NOT"]],
    may: [...CARRYING, "EVERYONE"],
    people: [0, 1],
    make: ({ people: [person] }, { state }) =>
      person && person.identity !== state.spotlight ? null : [{ action: "spotlight", identity: null }],
  },
  {
    example: "Ana solo",
    need: [["LAYOUT_SOLO"]],
    may: ["PUT", "SHOW", "GO", "SET", "THEM", "VIEW", "START", "THROW"],
    people: [1, 1],
    make: (clause, context) => {
      const chosen = spotlight(clause, context);
      return chosen && [...chosen, { action: "set_layout", layout: "solo" }];
    },
  },
  {
    example: "show Ana's lower third",
    need: [["NAME_LINE"]],
    may: [
      "SHOW",
      "ADD",
      "PUT",
      "START",
      "THEM",
      "CAPTIONS",
      "BRING",
      "GO",
      "THROW",
      "SWAP",
      "MOVE",
      "SET",
      "AFTER",
    ],
    people: [0, 1],
    make: (clause, context) => nameLine(clause, context),
  },
  {
    example: "show Ana's lower third",
    need: [["CAPTIONS"]],
    people: [1, 1],
    make: (clause, context) => (clause.words.includes("caption") ? nameLine(clause, context) : null),
  },
  {
    example: 'lower third for Ana: "Editor"',
    need: [["NAME_LINE", "CAPTIONS"]],
    may: ["SHOW", "ADD", "SET", "START", "PUT", "THEM"],
    people: [1, 1],
    quotes: [1, 1],
    make: (clause, context) => nameLine(clause, context, clause.quotes[0]),
  },
  {
    example: 'lower third: "Ana Ruiz, CEO"',
    need: [["NAME_LINE"]],
    may: ["SHOW", "ADD", "SET", "START"],
    quotes: [1, 2],
    make: ({ quotes }) => [
      { action: "lower_third", title: quotes[0], ...(quotes[1] !== undefined && { subtitle: quotes[1] }) },
    ],
  },
  {
    example: "hide the lower third",
    need: [["NAME_LINE"], HIDING],
    may: ["THEM", ...CARRYING],
    people: [0, 1],
    make: () => [{ action: "lower_third", visible: false }],
  },
];
