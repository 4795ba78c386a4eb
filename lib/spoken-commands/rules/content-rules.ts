import { deckPageCount } from "@/lib/stage/deck-pages";
import type { StageState } from "@/lib/stage/state";
import type { Clause } from "../clause/clause";
import type { Concept } from "../words/lexicon";
import { CARRYING, HIDING, SHOWING } from "../words/verbs";
import { type ActInput, type Rule, type RuleContext, theOne, thingsNamed, whichOf } from "./rule";

const says = ({ concepts }: Clause, list: readonly Concept[]): boolean =>
  list.some((concept) => concepts.has(concept));

/** A title alone is only a command if it's complete; a single word of it is just talk. */
function meantAsOrder(clause: Clause, rank: number, title: string): boolean {
  const spoken =
    [...clause.concepts].some((concept) => concept !== "SCREEN") || clause.words.includes("please");
  return spoken || (rank === 0 && title.includes(" "));
}

type Deck = { id: string; pages: number };

function openDeck(state: StageState, { id }: Deck): ActInput {
  return state.deck.presentation_id === id
    ? { action: "show_deck" }
    : { action: "set_slide", page: 1, presentation_id: id };
}

function slideOf(state: StageState, { id, pages }: Deck, page: number): ActInput[] | string {
  if (page < 1 || page > pages) return `This deck has ${pages} slides.`;
  const other = state.deck.presentation_id !== id;
  return [{ action: "set_slide", page, ...(other && { presentation_id: id }) }];
}

const deckRules: Rule[] = [
  {
    example: "show the slides",
    need: [["SLIDE"]],
    may: [...SHOWING, "DECK", "UP"],
    numbers: [1, 1],
    kind: "deck",
    things: [1, 2],
    make: (clause, { state }) => {
      const deck = theOne(clause, "deck");
      return typeof deck === "string" ? deck : slideOf(state, deck, clause.numbers[0] ?? 0);
    },
  },
  {
    example: "show the slides",
    need: [],
    may: [...SHOWING, "DECK"],
    numbers: [1, 1],
    kind: "deck",
    things: [1, 2],
    make: (clause, { state }) => {
      const deck = theOne(clause, "deck");
      return typeof deck === "string" || clause.concepts.size === 0
        ? null
        : slideOf(state, deck, clause.numbers[0] ?? 0);
    },
  },
  {
    example: "show the slides",
    need: [],
    may: [...SHOWING, "DECK"],
    kind: "deck",
    things: [1, 2],
    make: (clause, { state }) => {
      const deck = theOne(clause, "deck");
      if (typeof deck === "string") return deck;
      const rank = thingsNamed(clause, "deck")[0]?.rank ?? 2;
      return meantAsOrder(clause, rank, deck.title) ? [openDeck(state, deck)] : null;
    },
  },
  {
    example: "hide the slides",
    need: [HIDING],
    may: ["DECK", "SCREEN", ...CARRYING],
    kind: "deck",
    things: [1, 2],
    make: (clause, { state }) => {
      const deck = theOne(clause, "deck");
      if (typeof deck === "string") return deck;
      return deck.id === state.deck.presentation_id ? [{ action: "hide_deck" }] : "That isn’t on stage.";
    },
  },
];

const play = ({ src, title }: { src: string; title: string }): ActInput => ({
  action: "show_video",
  src,
  title,
});

function anyVideo(
  { numbers }: Clause,
  { state, prepared: { videos = [] } }: RuleContext,
): ActInput[] | string {
  const chosen = numbers[0] === undefined ? null : videos[numbers[0] - 1];
  if (chosen) return [play(chosen)];
  if (numbers.length > 0) return "Video not found.";
  const [only, ...others] = videos;
  if (others.length > 0 && !state.video.visible) return whichOf(videos.map(({ title }) => title));
  return [only && others.length === 0 ? play(only) : { action: "show_video" }];
}

const videoRules: Rule[] = [
  {
    example: "play the video",
    need: [],
    may: [...SHOWING, "VIDEO"],
    kind: "video",
    things: [1, 2],
    make: (clause) => {
      const video = theOne(clause, "video");
      if (typeof video === "string") return video;
      const rank = thingsNamed(clause, "video")[0]?.rank ?? 2;
      return meantAsOrder(clause, rank, video.title) ? [play(video)] : null;
    },
  },
  {
    example: "play the video",
    need: [["VIDEO"]],
    may: SHOWING,
    numbers: [0, 1],
    make: anyVideo,
  },
  {
    example: "hide the video",
    need: [HIDING],
    may: ["VIDEO", ...CARRYING],
    kind: "video",
    things: [1, 2],
    make: (clause, { state }) => {
      const video = theOne(clause, "video");
      if (typeof video === "string") return video;
      return video.src === state.video.src ? [{ action: "hide_video" }] : "That isn’t on stage.";
    },
  },
];

const ctaRules: Rule[] = [
  {
    example: "show the call to action",
    need: [],
    may: [...SHOWING, "CTA", "ASK"],
    kind: "cta",
    things: [1, 3],
    make: (clause) =>
      (thingsNamed(clause, "cta")[0]?.rank !== 2 || says(clause, ["CTA"])) &&
      says(clause, ["CTA", "SHOW", "PUT", "BRING", "START", "ADD", "OPEN"])
        ? [{ action: "show_cta" }]
        : null,
  },
  {
    example: "hide the call to action",
    need: [HIDING],
    may: ["CTA", ...CARRYING],
    kind: "cta",
    things: [1, 3],
    make: () => [{ action: "hide_cta" }],
  },
];

function lineFor(
  clause: Clause,
  { them, prepared: { lines = [], introductions = [] } }: RuleContext,
): ActInput[] | string | null {
  const [person] = clause.people.length > 0 ? clause.people : them;
  if (!person) return null;
  const [first = ""] = person.name.toLowerCase().split(" ");
  const fitting = lines.filter(({ title }) =>
    title
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(first),
  );
  const [only, ...others] = fitting;
  if (others.length > 0) return whichOf(fitting.map(({ title }) => title));
  const text = only?.text ?? introductions.find(({ name }) => name === person.name)?.text;
  return text ? [{ action: "play_emcee", text }] : `No announcer line is prepared for ${person.name}.`;
}

const lineRules: Rule[] = [
  {
    example: "play the announcer line",
    need: [],
    may: [...SHOWING, "EMCEE", "ANNOUNCE"],
    kind: "line",
    things: [1, 2],
    make: (clause) => {
      const line = theOne(clause, "line");
      if (typeof line === "string") return line;
      const rank = thingsNamed(clause, "line")[0]?.rank ?? 2;
      // "Let's take a break" isn't about the announcement with that title.
      if (rank === 2 && !says(clause, ["EMCEE", "ANNOUNCE", "START", "OPEN"])) return null;
      return meantAsOrder(clause, rank, line.title) ? [{ action: "play_emcee", text: line.text }] : null;
    },
  },
  {
    example: "play the announcer line",
    need: [["INTRODUCE"]],
    may: ["SHOW", "START", "EMCEE", "ASK", "ANNOUNCE", "THEM"],
    people: [0, 1],
    make: lineFor,
  },
  {
    example: "play the announcer line",
    need: [["EMCEE"]],
    may: ["START", "SHOW", "BRING", "OPEN", "ON"],
    make: (_clause, { prepared: { lines = [] } }) => {
      const [only, ...others] = lines;
      if (others.length > 0) return whichOf(lines.map(({ title }) => title));
      return only ? [{ action: "play_emcee", text: only.text }] : null;
    },
  },
];

function turnBy(state: StageState, pages: number): ActInput[] | string {
  const page = state.deck.page + pages;
  const count = deckPageCount(state);
  if (page < 1 || (count > 0 && page > count)) return "Slide not found.";
  if (pages === 1) return [{ action: "next_slide" }];
  return pages === -1 ? [{ action: "prev_slide" }] : [{ action: "set_slide", page }];
}

/** Slides counted from the current one; without the noun, only while slides are on stage. */
const stepRules: Rule[] = [
  {
    example: "two slides forward",
    need: [["SKIP"], ["SLIDE", "DECK"]],
    numbers: [0, 1],
    make: ({ numbers }, { state }) => turnBy(state, numbers[0] ?? 1),
  },
  {
    example: "next slide",
    need: [["SKIP"]],
    numbers: [0, 1],
    make: ({ words }, { state }) => (state.deck.visible && words.includes("this") ? turnBy(state, 1) : null),
  },
  {
    example: "two slides forward",
    need: [
      ["NEXT", "MORE", "ON"],
      ["SLIDE", "DECK"],
    ],
    may: ["GO", "SHOW", "MOVE", "TURN", "STEP"],
    numbers: [0, 1],
    make: ({ numbers, counts, concepts, words }, { state }) => {
      if (numbers.length === 0)
        return (concepts.has("SLIDE") || words.includes("advance")) && !concepts.has("ON")
          ? turnBy(state, 1)
          : null;
      if (!counts && words.includes("to")) return [{ action: "set_slide", page: numbers[0] ?? 0 }];
      return counts || concepts.has("NEXT") ? turnBy(state, numbers[0] ?? 1) : null;
    },
  },
  {
    example: "two slides back",
    need: [["PREV"], ["SLIDE", "DECK"]],
    may: ["GO", "SHOW", "MOVE", "TURN", "STEP"],
    numbers: [0, 1],
    make: ({ numbers, counts, concepts, words }, { state }) => {
      if (numbers.length === 0) return concepts.has("SLIDE") ? turnBy(state, -1) : null;
      if (!counts && words.includes("to")) return [{ action: "set_slide", page: numbers[0] ?? 0 }];
      return turnBy(state, -(numbers[0] ?? 1));
    },
  },
  {
    example: "next slide",
    need: [["NEXT", "PREV"]],
    may: ["GO", "MOVE", "MORE"],
    numbers: [0, 1],
    make: ({ numbers, concepts, words }, { state }) => {
      const isTarget = words.includes("to") && !words.includes("one");
      if (!state.deck.visible || isTarget || concepts.has("UP")) return null;
      // After the last slide comes the next segment.
      const isLast = state.deck.page === deckPageCount(state);
      if (isLast && concepts.has("NEXT") && concepts.size === 1 && numbers.length === 0) return null;
      return turnBy(state, (concepts.has("PREV") ? -1 : 1) * (numbers[0] ?? 1));
    },
  },
];

/** Content called by its title, and steps from the current content. */
export const contentRules: Rule[] = [...videoRules, ...deckRules, ...lineRules, ...ctaRules, ...stepRules];
