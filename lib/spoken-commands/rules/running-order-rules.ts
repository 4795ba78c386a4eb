import type { Clause } from "../clause/clause";
import type { Concept } from "../words/lexicon";
import { numberAt } from "../words/numbers";
import { type ActInput, type Rule, type RuleContext, theOne, thingsNamed } from "./rule";
import { TYPES, typeIn } from "./scene-types";

const GOING = ["GO", "SHOW", "START", "OPEN", "BRING", "THROW", "ON", "TAKE"] as const;
const REMOVING = ["REMOVE", "STOP", "TAKE", "HIDE"] as const;

const goTo = (index: number, { state }: RuleContext): ActInput[] | string =>
  index >= 0 && index < state.scenes.length ? [{ action: "go_scene", index }] : "Scene not found.";

/** Returns the scene meant by its title; if there are several, the one with the given number. */
function sceneIn(clause: Clause): number | string {
  const [number] = clause.numbers;
  if (number === undefined) {
    const scene = theOne(clause, "scene");
    return typeof scene === "string" ? scene : scene.at;
  }
  const found = thingsNamed(clause, "scene");
  return found[number - 1]?.thing.at ?? "Scene not found.";
}

const byTitle =
  (make: (index: number, clause: Clause) => ActInput[] | null): Rule["make"] =>
  (clause) => {
    const index = sceneIn(clause);
    return typeof index === "string" ? index : make(index, clause);
  };

/** Returns the new place of a scene moved before or after another one. */
function placeBeside(from: number, beside: number, after: boolean): number {
  const place = after ? beside + 1 : beside;
  return from < place ? place - 1 : place;
}

/** "Scene four before the demo": the number is the scene to move. */
const isNumberFirst = ({ words }: Clause): boolean => {
  const number = words.findIndex((_word, at) => numberAt(words, at) !== null);
  const place = words.findIndex((word) =>
    /^(?:before|ahead|front|above|after|behind|below|following)$/.test(word),
  );
  return number < place;
};

function moveBeside(clause: Clause, { state }: RuleContext): ActInput[] | string | null {
  const only = (index: number): number | null => {
    const single: Clause = { ...clause, things: clause.things.slice(index, index + 1) };
    const scene = clause.things[index] ? theOne(single, "scene") : "";
    return typeof scene === "string" ? null : scene.at;
  };
  const [first, second] = clause.numbers.map((number) => number - 1);
  const [title, other] = [only(0), only(1)];
  const [from, beside] =
    title === null
      ? [first, second]
      : other !== null
        ? [title, other]
        : isNumberFirst(clause)
          ? [first, title]
          : [title, first];
  if (from === undefined || beside === undefined || from === beside) return null;
  if (!state.scenes[from] || !state.scenes[beside]) return "Scene not found.";
  return [{ action: "move_scene", from, to: placeBeside(from, beside, clause.concepts.has("AFTER")) }];
}

const edgeOf = ({ concepts }: Clause): number => (concepts.has("TO_END") ? -1 : 0);
const moveToEdge = byTitle((from, clause) => [{ action: "move_scene", from, to: edgeOf(clause) }]);

const stepRules: Rule[] = [
  {
    example: "go to the next scene",
    need: [["NEXT"], ["SCENE"]],
    may: [...GOING, "MOVE"],
    numbers: [0, 1],
    make: ({ numbers }, context) => goTo(context.state.scene_index + (numbers[0] ?? 1), context),
  },
  {
    example: "go back to the previous scene",
    need: [["PREV"], ["SCENE"]],
    may: [...GOING, "MOVE"],
    numbers: [0, 1],
    make: ({ numbers }, context) => goTo(context.state.scene_index - (numbers[0] ?? 1), context),
  },
  {
    example: "go to the first scene",
    need: [["FIRST"], ["SCENE", "SHOW_ITSELF"]],
    may: [...GOING, "PREV"],
    make: () => [{ action: "go_scene", index: 0 }],
  },
];

const titleRules: Rule[] = [
  {
    example: "move scene 5 to 2",
    need: [
      ["MOVE", "GO", "PUT", "BRING", "SEND"],
      ["BEFORE", "AFTER"],
    ],
    may: ["SCENE"],
    kind: "scene",
    things: [0, 2],
    numbers: [0, 2],
    make: moveBeside,
  },
  {
    example: "move scene 5 to 2",
    need: [["TO_END", "TO_START"]],
    may: ["SCENE", "RUNDOWN", "MOVE", "PUT", "BRING", "SEND", "GO"],
    kind: "scene",
    things: [1, 2],
    make: moveToEdge,
  },
  {
    example: "move scene 5 to 2",
    need: [["TO_END", "TO_START"], ["SCENE"], ["LAST", "FIRST"]],
    may: ["RUNDOWN", "MOVE", "PUT", "BRING", "SEND", "GO"],
    make: (clause, { state }) => {
      const from = clause.concepts.has("LAST") ? state.scenes.length - 1 : 0;
      return [{ action: "move_scene", from, to: edgeOf(clause) }];
    },
  },
  {
    example: "move scene 5 to 2",
    need: [["TO_END", "TO_START"], ["SCENE"]],
    may: ["RUNDOWN", "MOVE", "PUT", "BRING", "SEND", "GO"],
    numbers: [1, 1],
    make: (clause, { state }) => {
      const from = (clause.numbers[0] ?? 0) - 1;
      return state.scenes[from] ? [{ action: "move_scene", from, to: edgeOf(clause) }] : "Scene not found.";
    },
  },
  {
    example: "move scene 5 to 2",
    need: [["MOVE", "PUT"]],
    may: ["SCENE"],
    kind: "scene",
    things: [1, 1],
    numbers: [1, 1],
    make: (clause, { state }) => {
      const scene = theOne(clause, "scene");
      const to = (clause.numbers[0] ?? 0) - 1;
      if (typeof scene === "string") return scene;
      return state.scenes[to]
        ? [{ action: "move_scene", from: scene.at, to }]
        : "There is no scene at that position.";
    },
  },
  {
    example: "remove scene 3",
    need: [[...REMOVING]],
    may: ["SCENE", "RUNDOWN", "OFF", "CLOSE"],
    kind: "scene",
    things: [1, 2],
    numbers: [0, 1],
    make: byTitle((index, { concepts, words }) => {
      const certain = concepts.has("REMOVE") || concepts.has("SCENE") || concepts.has("RUNDOWN");
      return certain || words.includes("cut") ? [{ action: "remove_scene", index }] : null;
    }),
  },
  {
    example: "remove scene 3",
    need: [["REMOVE", "STOP", "TAKE"], TYPES, ["SCENE", "RUNDOWN"]],
    numbers: [0, 1],
    make: (clause, { state }) => {
      const type = typeIn(clause);
      const found = state.scenes.flatMap((scene, index) => (scene.type === type ? [index] : []));
      const chosen = found.length === 1 ? found[0] : found[(clause.numbers[0] ?? 0) - 1];
      return chosen === undefined
        ? "Say which scene to remove."
        : [{ action: "remove_scene", index: chosen }];
    },
  },
  {
    example: "go to the panel",
    need: [],
    kind: "scene",
    things: [1, 1],
    make: (clause, context) =>
      clause.words.some((word) => word === "please" || word === "now") &&
      thingsNamed(clause, "scene")[0]?.rank === 0
        ? byTitle((index) => [{ action: "go_scene", index }])(clause, context)
        : null,
  },
  {
    example: "go to the panel",
    need: [["GO", "START", "SCENE", "OPEN", "THROW", "SHOW", "BRING", "TAKE"]],
    may: [...GOING, "SCENE", "PREV", "MOVE"],
    kind: "scene",
    things: [1, 3],
    numbers: [0, 1],
    make: byTitle((index, { concepts }) => {
      const certain = ["GO", "SCENE", "START", "TAKE"].some((concept) => concepts.has(concept as Concept));
      return certain ? [{ action: "go_scene", index }] : null;
    }),
  },
];

/** Scenes by title and by position. */
export const runningOrderRules: Rule[] = [...stepRules, ...titleRules];
