import type { StageCommandInput } from "../command";
import { deckPageCount } from "../deck-pages";
import type { Layout, SegmentType } from "../vocabulary";
import type { Clause } from "./clause";
import type { Concept } from "./lexicon";
import type { Rule, RuleContext } from "./rule";

const GOING = ["GO", "SHOW", "START", "OPEN", "BRING"] as const;

const LAYOUT_WORDS: [Concept, Layout][] = [
  ["LAYOUT_DUO", "duo"],
  ["LAYOUT_PRESENT", "present"],
  ["LAYOUT_SOLO", "solo"],
  ["LAYOUT_GRID", "grid"],
];

const TYPE_WORDS: [Concept, SegmentType][] = [
  ["TYPE_INTRO", "intro"],
  ["TYPE_TALK", "talk"],
  ["TYPE_INTERVIEW", "interview"],
  ["TYPE_PANEL", "panel"],
  ["TYPE_DEMO", "demo"],
  ["TYPE_QA", "qa"],
  ["TYPE_HOT_TAKE", "hot_take"],
  ["TYPE_BREAK", "break"],
  ["TYPE_OUTRO", "outro"],
  ["POLL", "poll"],
  ["QUOTE", "quote"],
  ["VIDEO", "video"],
];
const TYPES = TYPE_WORDS.map(([concept]) => concept);

const typeIn = ({ concepts }: Clause): SegmentType | undefined =>
  TYPE_WORDS.find(([concept]) => concepts.has(concept))?.[1];
const layoutIn = ({ concepts }: Clause): Layout | undefined =>
  LAYOUT_WORDS.find(([concept]) => concepts.has(concept))?.[1];

/** People count scenes from 1. */
const indexOf = (number: number | undefined): number | null =>
  number === undefined || number < 1 ? null : number - 1;

function goTo(index: number | null, { state }: RuleContext): StageCommandInput[] | string {
  const exists = index !== null && index >= 0 && index < state.scenes.length;
  return exists ? [{ action: "go_scene", index }] : "There is no such scene.";
}

/** The nearest scene of that type after the current one, else the first of the show. */
function goToType(clause: Clause, context: RuleContext): StageCommandInput[] | string {
  const { state } = context;
  const type = typeIn(clause);
  const matches = state.scenes
    .map((scene, index) => ({ type: scene.type, index }))
    .filter((s) => s.type === type);
  return goTo(
    (matches.find((scene) => scene.index > state.scene_index) ?? matches[0])?.index ?? null,
    context,
  );
}

export const sceneRules: Rule[] = [
  {
    example: "go to the next scene",
    need: [["NEXT"], ["SCENE"]],
    may: [...GOING],
    make: (_clause, context) => goTo(context.state.scene_index + 1, context),
  },
  {
    example: "go back to the previous scene",
    need: [["PREV"], ["SCENE"]],
    may: [...GOING],
    make: (_clause, context) => goTo(context.state.scene_index - 1, context),
  },
  {
    example: "jump to the last scene",
    need: [["LAST"], ["SCENE"]],
    may: [...GOING],
    make: () => [{ action: "go_scene", index: -1 }],
  },
  {
    example: "go to scene 3",
    need: [["SCENE"]],
    may: [...GOING],
    numbers: [1, 1],
    make: ({ numbers }, context) => goTo(indexOf(numbers[0]), context),
  },
  { example: "go to the panel", need: [["GO", "START"], TYPES], may: ["SCENE"], make: goToType },
  {
    example: "add a hot take scene",
    need: [["ADD"], TYPES],
    may: ["SCENE", ...LAYOUT_WORDS.map(([concept]) => concept), "VIEW"],
    quotes: [0, 1],
    make: (clause) => {
      const type = typeIn(clause);
      const layout = layoutIn(clause);
      const title = clause.quotes[0];
      return type === undefined ? null : [{ action: "add_scene", scene_type: type, layout, title }];
    },
  },
  {
    example: "remove scene 3",
    need: [["REMOVE"], ["SCENE"]],
    may: ["LAST"],
    numbers: [0, 1],
    make: ({ numbers, concepts }) => {
      const index = concepts.has("LAST") ? -1 : indexOf(numbers[0]);
      return index === null ? null : [{ action: "remove_scene", index }];
    },
  },
  {
    example: "move scene 5 to 2",
    need: [["MOVE", "GO"], ["SCENE"]],
    numbers: [2, 2],
    make: ({ numbers }) => {
      const [from, to] = [indexOf(numbers[0]), indexOf(numbers[1])];
      return from === null || to === null ? null : [{ action: "move_scene", from, to }];
    },
  },
  {
    example: "switch to grid",
    need: [LAYOUT_WORDS.map(([concept]) => concept)],
    may: ["GO", "SHOW", "SET", "USE", "VIEW", "PUT", "TURN", "EVERYONE", "START"],
    people: [0, 1],
    make: (clause) => {
      const layout = layoutIn(clause);
      return layout && clause.people.length === 0 ? [{ action: "set_layout", layout }] : null;
    },
  },
];

const SLIDING = ["GO", "SHOW", "OPEN", "BRING", "PUT", "START"] as const;

export const slideRules: Rule[] = [
  {
    example: "next slide",
    need: [["NEXT"], ["SLIDE"]],
    may: [...SLIDING],
    make: () => [{ action: "next_slide" }],
  },
  {
    example: "previous slide",
    need: [["PREV"], ["SLIDE"]],
    may: [...SLIDING],
    make: () => [{ action: "prev_slide" }],
  },
  {
    example: "show slide 4",
    need: [["SLIDE"]],
    may: [...SLIDING],
    numbers: [1, 1],
    make: ({ numbers }) => [{ action: "set_slide", page: numbers[0] ?? 0 }],
  },
  {
    example: "show the last slide",
    need: [["LAST"], ["SLIDE"]],
    may: [...SLIDING],
    make: (_clause, { state }) => [{ action: "set_slide", page: Math.max(1, deckPageCount(state)) }],
  },
  {
    example: "show the slides",
    need: [["DECK"]],
    may: ["SHOW", "START", "OPEN", "BRING", "PUT", "GO"],
    make: () => [{ action: "show_deck" }],
  },
  {
    example: "hide the slides",
    need: [
      ["HIDE", "REMOVE", "STOP", "CLOSE", "OFF", "OFF_STAGE"],
      ["DECK", "SLIDE"],
    ],
    may: ["DOWN"],
    make: () => [{ action: "hide_deck" }],
  },
];
