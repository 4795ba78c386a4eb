import type { StageCommandInput } from "../command";
import type { StagePerson } from "../state";
import type { Clause } from "./clause";
import type { Rule, RuleContext } from "./rule";

const WHO = ["EVERYONE", "THEM"] as const;

function meant(clause: Clause, context: RuleContext, pool: readonly StagePerson[]): StagePerson[] {
  if (clause.concepts.has("EVERYONE")) return [...pool];
  const them = clause.concepts.has("THEM") && context.them ? [context.them] : [];
  return [...clause.people, ...them];
}

function each(
  people: StagePerson[],
  make: (identity: string) => StageCommandInput,
): StageCommandInput[] | null {
  return people.length === 0 ? null : people.map((person) => make(person.identity));
}

const bringOn = (clause: Clause, context: RuleContext) => {
  const staged = new Set(context.state.stage.map((person) => person.identity));
  const backstage = context.people.filter((person) => !staged.has(person.identity));
  return each(meant(clause, context, backstage), (identity) => ({ action: "bring_on", identity }));
};

const sendOff = (clause: Clause, context: RuleContext) =>
  each(meant(clause, context, context.state.stage), (identity) => ({ action: "send_off", identity }));

export const peopleRules: Rule[] = [
  {
    example: "put Ana on stage",
    need: [["BRING", "PUT", "ADD", "SHOW", "START", "TAKE", "USE"]],
    may: [...WHO],
    people: [1, 12],
    make: bringOn,
  },
  { example: "Ana on stage", need: [["ON_STAGE"]], may: [...WHO], people: [1, 12], make: bringOn },
  {
    example: "send Ana backstage",
    need: [["SEND", "REMOVE", "HIDE"]],
    may: [...WHO, "OFF_STAGE", "OFF", "DOWN"],
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
    example: "mute Ben",
    need: [["MUTE"]],
    may: [...WHO, "TURN"],
    people: [1, 12],
    make: (clause, context) =>
      each(meant(clause, context, context.state.stage), (identity) => ({ action: "mute", identity })),
  },
  {
    example: "unmute Ben",
    need: [["UNMUTE"]],
    may: [...WHO],
    people: [1, 12],
    make: (clause, context) =>
      each(meant(clause, context, context.state.stage), (identity) => ({
        action: "mute",
        identity,
        muted: false,
      })),
  },
  {
    example: "spotlight Ana",
    need: [["SPOTLIGHT"]],
    may: ["PUT", "SET", "THEM", "GO", "TURN"],
    people: [1, 1],
    make: (clause, context) =>
      each(meant(clause, context, []), (identity) => ({ action: "spotlight", identity })),
  },
  {
    example: "spotlight off",
    need: [["SPOTLIGHT"], ["OFF", "STOP", "REMOVE", "NOBODY", "CLEAR"]],
    make: () => [{ action: "spotlight", identity: null }],
  },
  {
    example: "Ana solo",
    need: [["LAYOUT_SOLO"]],
    may: ["PUT", "SHOW", "GO", "SET", "THEM", "VIEW", "START"],
    people: [1, 1],
    make: (clause, context) => {
      const chosen = each(meant(clause, context, []), (identity) => ({ action: "spotlight", identity }));
      return chosen && [...chosen, { action: "set_layout", layout: "solo" }];
    },
  },
  {
    example: "show Ana's lower third",
    need: [["NAME_LINE"]],
    may: ["SHOW", "ADD", "PUT", "START", "THEM"],
    people: [0, 1],
    make: (clause, context) => {
      const [person] = meant(clause, context, []);
      return [{ action: "lower_third", ...(person && { identity: person.identity }) }];
    },
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
    need: [["NAME_LINE"], ["HIDE", "REMOVE", "STOP", "OFF", "CLEAR"]],
    make: () => [{ action: "lower_third", visible: false }],
  },
];
