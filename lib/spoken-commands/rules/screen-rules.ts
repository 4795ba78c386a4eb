import type { CommandName } from "@/lib/stage/catalog";
import type { StageCommandInput } from "@/lib/stage/command";
import type { Clause } from "../clause/clause";
import type { Concept } from "../words/lexicon";
import { CARRYING, HIDING, SHOWING } from "../words/verbs";
import type { Rule } from "./rule";

type Bare = Extract<StageCommandInput, { action: CommandName }>;

/** Returns the usual pair of rules, "show the …" and "hide the …". The noun alone means show. */
function pair(noun: Concept, spoken: string, show: Bare, hide: Bare): Rule[] {
  return [
    { example: `show the ${spoken}`, need: [[noun]], may: SHOWING, make: () => [show] },
    { example: `hide the ${spoken}`, need: [HIDING, [noun]], may: CARRYING, make: () => [hide] },
  ];
}

const MAX_STEPS = 8;

/** "Zoom out twice" is two steps. */
function times({ concepts, numbers }: Clause, act: StageCommandInput): StageCommandInput[] | null {
  const steps = concepts.has("STEP") ? (numbers[0] ?? 1) : 1;
  const count = concepts.has("THRICE") ? 3 : concepts.has("TWICE") ? 2 : steps;
  if (count > MAX_STEPS || (numbers.length > 0 && !concepts.has("STEP"))) return null;
  return Array.from({ length: count }, () => act);
}

export const screenRules: Rule[] = [
  ...pair("TICKER", "ticker", { action: "show_ticker" }, { action: "hide_ticker" }),
  ...pair("WHITEBOARD", "whiteboard", { action: "show_whiteboard" }, { action: "hide_whiteboard" }),
  ...pair("VIDEO", "video", { action: "show_video" }, { action: "hide_video" }),
  ...pair("CTA", "call to action", { action: "show_cta" }, { action: "hide_cta" }),
  ...pair(
    "CAPTIONS",
    "captions",
    { action: "set_captions", on: true },
    { action: "set_captions", on: false },
  ),
  ...pair("IMMERSIVE", "immersive view", { action: "immersive_on" }, { action: "immersive_off" }),
  {
    example: 'set the ticker to "Doors open at eight"',
    need: [["TICKER"]],
    may: ["SET", "SHOW", "PUT", "ADD", "START", "GO", "USE", "OPEN", "THROW", "ANNOUNCE"],
    quotes: [1, 10],
    make: ({ quotes }) => [{ action: "set_ticker", items: quotes }, { action: "show_ticker" }],
  },
  {
    example: "hide everything",
    need: [["HIDE", "REMOVE", "CLEAR", "STOP", "OFF", "DOWN", "OFF_STAGE"], ["EVERYTHING"]],
    may: ["OFF_STAGE", "OFF", "TAKE"],
    make: () => [{ action: "clear_stage" }],
  },
  {
    example: "clear the stage",
    need: [["CLEAR"], ["STAGE", "SCREEN", "ON_STAGE"]],
    may: ["EVERYTHING", "OFF"],
    make: () => [{ action: "clear_stage" }],
  },
  {
    example: "show the question",
    need: [["QUESTION"]],
    may: ["SHOW", "NEXT", "GO", "START", "PUT", "BRING"],
    make: () => [{ action: "show_question" }],
  },
  {
    example: "show question 2",
    need: [["QUESTION"]],
    may: ["SHOW", "GO", "START", "PUT", "BRING"],
    numbers: [1, 1],
    make: ({ numbers }) => [{ action: "show_question", index: (numbers[0] ?? 0) - 1 }],
  },
  {
    example: 'show the question "How does it scale?"',
    need: [["QUESTION"]],
    may: ["SHOW", "START", "PUT", "BRING"],
    quotes: [1, 1],
    make: ({ quotes }) => [{ action: "show_question", text: quotes[0] }],
  },
  {
    example: "hide the question",
    need: [["HIDE", "REMOVE", "STOP", "CLOSE", "OFF", "CLEAR"], ["QUESTION"]],
    make: () => [{ action: "hide_question" }],
  },
  {
    example: "show the quote card",
    need: [["QUOTE"]],
    may: ["SHOW", "START", "PUT", "ADD", "BRING", "CARD", "BY"],
    quotes: [0, 2],
    make: ({ quotes }) => [{ action: "quote_card", text: quotes[0], author: quotes[1] }],
  },
  {
    example: "open the poll",
    need: [["OPEN", "START", "SHOW", "ADD"], ["POLL"]],
    make: () => [{ action: "open_poll" }],
  },
  {
    example: 'open a poll "Tea or coffee?" "Tea" "Coffee"',
    need: [["POLL"]],
    may: ["OPEN", "START", "SHOW", "ADD"],
    quotes: [3, 11],
    make: ({ quotes: [question, ...options] }) => [{ action: "open_poll", question, options }],
  },
  { example: "close the poll", need: [["CLOSE", "STOP"], ["POLL"]], make: () => [{ action: "close_poll" }] },
  {
    example: "hide the poll",
    need: [["HIDE", "REMOVE", "CLEAR", "OFF", "OFF_STAGE", "DOWN"], ["POLL"]],
    may: ["TAKE", "TURN", "STAGE", "SCREEN"],
    make: () => [{ action: "hide_poll" }],
  },
  {
    example: "show the results",
    need: [["RESULTS"]],
    may: ["SHOW", "POLL", "PUT", "BRING", "OPEN"],
    make: () => [{ action: "show_results" }],
  },
  {
    example: "hide the results",
    need: [["HIDE", "REMOVE", "CLOSE", "OFF"], ["RESULTS"]],
    may: ["POLL"],
    make: () => [{ action: "show_results", shown: false }],
  },
  {
    example: "zoom in on Ben",
    need: [["CLOSER", "ZOOM"]],
    may: [
      "THEM",
      "GO",
      "IN",
      "TWICE",
      "THRICE",
      "BIT",
      "MORE",
      "LOT",
      "SET",
      "SHOW",
      "THROW",
      "BIG",
      "PICTURE",
      "STEP",
    ],
    people: [0, 1],
    numbers: [0, 1],
    make: (clause, { them }) => {
      const target = clause.people[0] ?? (clause.concepts.has("THEM") ? them[0] : undefined);
      return times(clause, { action: "zoom_in", ...(target && { identity: target.identity }) });
    },
  },
  {
    example: "zoom in",
    need: [["BIG"], ["PICTURE", "SCREEN"]],
    may: ["SET", "MORE", "BIT", "LOT", "SHOW"],
    make: () => [{ action: "zoom_in" }],
  },
  {
    example: "reset the zoom",
    need: [["ZOOM"], [...HIDING, "UNDO"]],
    may: ["TAKE", "TURN"],
    make: () => [{ action: "zoom_reset" }],
  },
  {
    example: "reset the zoom",
    need: [["WIDER"], ["MAX"]],
    may: ["PICTURE", "GO"],
    make: () => [{ action: "zoom_reset" }],
  },
  {
    example: "zoom out",
    need: [["WIDER"]],
    may: ["GO", "TWICE", "THRICE", "BIT", "MORE", "LOT", "SET", "SHOW", "PICTURE", "STEP"],
    numbers: [0, 1],
    make: (clause) => times(clause, { action: "zoom_out" }),
  },
  {
    example: "reset the zoom",
    need: [["RESET"]],
    may: ["ZOOM", "GO", "PREV", "SET", "PICTURE", "SEND", "START", "SHOW", "PUT", "BRING", "PERCENT"],
    numbers: [0, 1],
    make: ({ numbers: [percent = 100] }) => (percent === 100 ? [{ action: "zoom_reset" }] : null),
  },
];
