import type { StageCommandInput } from "@/lib/stage/command";
import { deckPageCount } from "@/lib/stage/deck-pages";
import type { StageState } from "@/lib/stage/state";
import type { Clause } from "../clause/clause";
import { CARRYING, HIDING, SHOWING } from "../words/verbs";
import { type Rule, type RuleContext, thingsNamed, whichOf } from "./rule";
import { LAYOUT_WORDS, layoutIn, TYPES, typeIn } from "./scene-types";

const GOING = ["GO", "SHOW", "START", "OPEN", "BRING", "THROW", "MOVE", "TAKE"] as const;

/** Spoken scene numbers start at 1. */
const indexOf = (number: number | undefined): number | null =>
  number === undefined || number < 1 ? null : number - 1;

function goTo(index: number | null, { state }: RuleContext): StageCommandInput[] | string {
  const exists = index !== null && index >= 0 && index < state.scenes.length;
  return exists ? [{ action: "go_scene", index }] : "Scene not found.";
}

/** Goes to the scene of a type; if there are several, to the one with the given number. */
function goToType(clause: Clause, context: RuleContext): StageCommandInput[] | string {
  const { state } = context;
  const type = typeIn(clause);
  const matches = state.scenes.flatMap((scene, index) => (scene.type === type ? [{ ...scene, index }] : []));
  const [number] = clause.numbers;
  if (number === undefined && matches.length > 1) return whichOf(matches.map(({ title }) => title));
  return goTo(matches[(number ?? 1) - 1]?.index ?? null, context);
}

/** "Next" alone, if no slides are shown or there are no more. */
function nextOf(context: RuleContext): StageCommandInput[] | string {
  const { scenes, scene_index } = context.state;
  if (scene_index + 1 < scenes.length) return goTo(scene_index + 1, context);
  return scenes.length > 0
    ? `This is the last scene. Say “go to scene ${Math.max(1, scene_index)}” for another one.`
    : "There’s no next scene or slide. Add a scene, or load slides.";
}

export const sceneRules: Rule[] = [
  {
    example: "go to the next scene",
    need: [["NEXT"], ["SCENE"]],
    may: [...GOING],
    make: (_clause, context) => goTo(context.state.scene_index + 1, context),
  },
  {
    example: "go to the next scene",
    need: [["NEXT"]],
    numbers: [0, 1],
    // "Next one", but not "next two".
    make: (clause, context) => ((clause.numbers[0] ?? 1) === 1 ? nextOf(context) : null),
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
    make: ({ numbers, words }, context) =>
      words.includes("scenes") ? null : goTo(indexOf(numbers[0]), context),
  },
  {
    example: "go to the panel",
    need: [["GO", "START", "SCENE"], TYPES],
    may: ["SCENE", "GO", "START", "THROW", "TAKE", "SHOW"],
    numbers: [0, 1],
    make: goToType,
  },
  {
    example: "add a hot take scene",
    need: [["ADD"], TYPES],
    may: ["SCENE", ...LAYOUT_WORDS.map(([concept]) => concept), "VIEW", "TO_END", "RUNDOWN", "MORE"],
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
    need: [["REMOVE", "STOP"], ["SCENE"]],
    may: ["LAST", "RUNDOWN"],
    numbers: [0, 1],
    make: ({ numbers, concepts }) => {
      const index = concepts.has("LAST") ? -1 : indexOf(numbers[0]);
      return index === null ? null : [{ action: "remove_scene", index }];
    },
  },
  {
    example: "move scene 5 to 2",
    need: [["MOVE", "GO", "PUT"], ["SCENE"]],
    may: ["SET"],
    numbers: [2, 2],
    make: ({ numbers }) => {
      const [from, to] = [indexOf(numbers[0]), indexOf(numbers[1])];
      return from === null || to === null ? null : [{ action: "move_scene", from, to }];
    },
  },
  {
    example: "switch to grid",
    need: [LAYOUT_WORDS.map(([concept]) => concept)],
    may: [
      "GO",
      "SHOW",
      "SET",
      "USE",
      "VIEW",
      "PUT",
      "TURN",
      "EVERYONE",
      "START",
      "BRING",
      "ONLY",
      "TAKE",
      "THROW",
      "MOVE",
      "ADD",
      "SWAP",
    ],
    people: [0, 6],
    make: (clause, { state }) => {
      const layout = layoutIn(clause);
      const on = (identity: string) => state.stage.some((person) => person.identity === identity);
      const shown = clause.people.length !== 1 && clause.people.every(({ identity }) => on(identity));
      return layout && shown ? [{ action: "set_layout", layout }] : null;
    },
  },
];

const SLIDING = ["GO", "SHOW", "OPEN", "BRING", "PUT", "START", "TAKE", "PREV", "DECK"] as const;

/** Whether another presentation than the loaded one is named. */
const isOther = (clause: Clause, { deck }: StageState): boolean =>
  clause.things.length > 0 &&
  thingsNamed(clause, "deck").every(({ thing }) => thing.id !== deck.presentation_id);

export const slideRules: Rule[] = [
  {
    example: "next slide",
    need: [["NEXT"], ["SLIDE"]],
    may: ["GO", "SHOW", "OPEN", "BRING", "PUT", "START"],
    kind: "deck",
    things: [0, 1],
    make: (clause, { state }) => (isOther(clause, state) ? null : [{ action: "next_slide" }]),
  },
  {
    example: "previous slide",
    need: [["PREV"], ["SLIDE"]],
    may: ["GO", "SHOW", "OPEN", "BRING", "PUT", "START"],
    kind: "deck",
    things: [0, 1],
    make: (clause, { state }) => (isOther(clause, state) ? null : [{ action: "prev_slide" }]),
  },
  {
    example: "show slide 4",
    need: [["SLIDE"]],
    may: [...SLIDING],
    numbers: [1, 1],
    make: ({ numbers, counts }) => (counts ? null : [{ action: "set_slide", page: numbers[0] ?? 0 }]),
  },
  {
    example: "show the last slide",
    need: [["LAST"], ["SLIDE", "DECK"]],
    may: [...SLIDING],
    make: (_clause, { state }) => [{ action: "set_slide", page: Math.max(1, deckPageCount(state)) }],
  },
  {
    example: "go to the first slide",
    need: [
      ["FIRST", "UM"],
      ["SLIDE", "DECK"],
    ],
    may: [...SLIDING],
    make: () => [{ action: "set_slide", page: 1 }],
  },
  {
    example: "show the slides",
    need: [["DECK"]],
    may: [...SHOWING, "TAKE"],
    make: () => [{ action: "show_deck" }],
  },
  {
    example: "hide the slides",
    need: [HIDING, ["DECK", "SLIDE"]],
    may: CARRYING,
    make: () => [{ action: "hide_deck" }],
  },
];
