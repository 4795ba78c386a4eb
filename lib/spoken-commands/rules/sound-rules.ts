import type { StageCommandInput } from "@/lib/stage/command";
import { MUSIC_TRACKS, type VolumeTarget } from "@/lib/stage/vocabulary";
import type { Clause } from "../clause/clause";
import type { Concept } from "../words/lexicon";
import { CARRYING, HIDING, SHOWING } from "../words/verbs";
import type { Rule, RuleContext } from "./rule";

const QUIET_PERCENT = 15;
const LOUD_PERCENT = 80;
const STEP_PERCENT = 20;
const BIT_PERCENT = 10;
const LOT_PERCENT = 35;
const PORTIONS: Record<string, number> = {
  quarter: 25,
  onethird: 33,
  onequarter: 25,
  twothirds: 67,
  threequarters: 75,
};

const TARGETS: readonly Concept[] = ["MUSIC", "EMCEE", "VIDEO"];
const LEVELS: readonly Concept[] = ["MAX", "MIN", "HALF", "PORTION", "QUIET", "LOUD"];
const AMOUNTS: readonly Concept[] = [
  "VOLUME",
  "BIT",
  "LOT",
  "STEP",
  "BY",
  "PERCENT",
  "MORE",
  "HALF",
  "PORTION",
  "UP",
  "DOWN",
];
const withoutDown = HIDING.filter((concept) => concept !== "DOWN");
const SETTING: readonly Concept[] = ["SET", "TURN", "PUT", "GO", "BRING", "TAKE", "HOLD", "MOVE", "USE"];

function targetIn({ concepts }: Clause): VolumeTarget {
  if (concepts.has("EMCEE")) return "emcee";
  return concepts.has("VIDEO") ? "video" : "music";
}

function volumeNow({ state }: RuleContext, target: VolumeTarget): number {
  return target === "music" ? state.music.volume : state.volumes[target];
}

const clamp = (volume: number): number => Math.min(100, Math.max(0, Math.round(volume)));

const setTo = (clause: Clause, volume: number): StageCommandInput[] => [
  { action: "set_volume", target: targetIn(clause), volume: clamp(volume) },
];

/** Returns "half" or "a third" in percent. */
function shareIn({ concepts, words }: Clause): number | null {
  if (concepts.has("HALF")) return 50;
  const portion = Object.keys(PORTIONS).find((word) => words.includes(word));
  return portion === undefined ? null : (PORTIONS[portion] ?? null);
}

/** Returns the step for "louder": a given number, a little, a lot, or the default. */
function stepOf({ numbers, concepts }: Clause): number {
  if (numbers[0] !== undefined) return numbers[0];
  if (concepts.has("BIT")) return BIT_PERCENT;
  return concepts.has("LOT") ? LOT_PERCENT : STEP_PERCENT;
}

/** "Down to 20" is a target, "down by 20" a difference. */
const isTarget = ({ words, concepts }: Clause): boolean =>
  words.includes("to") || (concepts.has("PERCENT") && !concepts.has("BY"));

function louderBy(clause: Clause, context: RuleContext, direction: 1 | -1): StageCommandInput[] {
  const [number] = clause.numbers;
  const share = shareIn(clause);
  if (share !== null) {
    const now = volumeNow(context, targetIn(clause));
    return setTo(clause, clause.words.includes("to") ? share : now * (1 + (direction * share) / 100));
  }
  if (number !== undefined && isTarget(clause)) {
    return [{ action: "set_volume", target: targetIn(clause), volume: number }];
  }
  return setTo(clause, volumeNow(context, targetIn(clause)) + direction * stepOf(clause));
}

/** "Half as loud" and "twice as loud" are relative to the current volume. */
function scaled(clause: Clause, context: RuleContext): StageCommandInput[] | null {
  const now = volumeNow(context, targetIn(clause));
  if (clause.concepts.has("HALF")) return setTo(clause, now / 2);
  return clause.concepts.has("DOUBLE") ? setTo(clause, now * 2) : setTo(clause, now / 3);
}

/** Returns a level given in words; null if there is none. */
function levelIn(clause: Clause): number | null {
  const { concepts } = clause;
  if (concepts.has("MAX")) return 100;
  if (concepts.has("MIN")) return 5;
  const share = shareIn(clause);
  if (share !== null) return share;
  if (concepts.has("QUIET")) return QUIET_PERCENT;
  return concepts.has("LOUD") ? LOUD_PERCENT : null;
}

function toLevel(clause: Clause, { state }: RuleContext): StageCommandInput[] | null {
  const level = levelIn(clause);
  const starts = !state.music.on && clause.concepts.has("QUIET") && !clause.concepts.has("VOLUME");
  if (level !== null && starts) return [{ action: "music_start", volume: level }];
  return level === null ? null : setTo(clause, level);
}

/** "A little", "slightly": a degree, which never means completely. */
const A_LITTLE = /\b(?:little|bit|slightly|touch|tad|notch|somewhat|smidge|shade|fraction)\b/;
const stopsMusic = ({ words }: Clause): StageCommandInput[] | null =>
  A_LITTLE.test(words.join(" ")) ? null : [{ action: "music_stop" }];

/**
 * Whether the desk is meant and for what. If nothing is playing, "louder, please" is said to a person in the
 * room.
 */
const isOfSound = ({ concepts }: Clause): boolean =>
  [...TARGETS, ...SETTING, "VOLUME" as const].some((concept) => concepts.has(concept));

const trackIn = (words: readonly string[]) => MUSIC_TRACKS.find((track) => words.includes(track));

const effect = (noun: Concept, action: "confetti" | "applause" | "flowers", example: string): Rule => ({
  example,
  need: [[noun]],
  may: [
    "THROW",
    "SHOW",
    "START",
    "SEND",
    "PUT",
    "ADD",
    "BRING",
    "OPEN",
    "LOUD",
    "BIG",
    "EVERYONE",
    "THEM",
    "BIT",
    "LOT",
    "MORE",
  ],
  people: [0, 2],
  make: ({ concepts, people }) => (people.length > 0 && concepts.has("BRING") ? null : [{ action }]),
});

/** "Fade the music out", but not "fade it down a bit". */
const fadesOut = ({ concepts, words, numbers }: Clause): boolean =>
  words.includes("fade") &&
  concepts.has("MUSIC") &&
  numbers.length === 0 &&
  !AMOUNTS.some((concept) => concept !== "DOWN" && concepts.has(concept)) &&
  !/\b(?:down|under|back)\b/.test(words.join(" "));

/** "Louder", "turn the music down a bit": relative to the current volume. */
const changing = (concept: "LOUDER" | "QUIETER", direction: 1 | -1, example: string): Rule => ({
  example,
  need: [[concept]],
  may: [...TARGETS, ...SETTING, ...AMOUNTS, "ADD", "SHOW", "START", "QUIET"],
  numbers: [0, 1],
  make: (clause, context) =>
    // "Play it softer" is about music that is playing; "start it softly" has its own rule.
    !context.state.music.on && (clause.concepts.has("START") || !isOfSound(clause))
      ? null
      : fadesOut(clause)
        ? stopsMusic(clause)
        : louderBy(clause, context, direction),
});

export const soundRules: Rule[] = [
  {
    example: "start the music quietly",
    need: [["MUSIC"], SHOWING],
    may: ["QUIET", "LOUD", "VOLUME", "PERCENT", "MORE", "BIT", "PREV"],
    numbers: [0, 1],
    make: ({ concepts, numbers, words }) => {
      if (concepts.has("BIT") && !words.includes("some") && !words.includes("of") && !concepts.has("START"))
        return null;
      const loud = concepts.has("LOUD") ? LOUD_PERCENT : undefined;
      const quiet = concepts.has("QUIET") ? QUIET_PERCENT : undefined;
      return [{ action: "music_start", track: trackIn(words), volume: numbers[0] ?? quiet ?? loud }];
    },
  },
  {
    example: "start the music quietly",
    need: [["MUSIC"]],
    may: ["BIT"],
    make: ({ words, concepts }, { state }) => {
      if (concepts.has("UP") && state.music.on) return null;
      const bare = words.filter((word) => word !== "please" && word !== "now").length <= 2;
      return bare || words.includes("some") || words.includes("of")
        ? [{ action: "music_start", track: trackIn(words) }]
        : null;
    },
  },
  {
    example: "stop the music",
    need: [["MUSIC"], [...withoutDown, "HOLD", "MUTE"]],
    may: [...CARRYING, "DOWN"],
    make: stopsMusic,
  },
  {
    example: "stop the music",
    need: [["MUSIC"], ["DOWN"]],
    may: ["TAKE", "BRING", "GO", "PUT"],
    make: (clause) =>
      clause.words.some((word) => /^(out|away|gone)$/.test(word)) ? stopsMusic(clause) : null,
  },
  changing("LOUDER", 1, "make the music louder"),
  changing("QUIETER", -1, "turn the music down"),
  {
    example: "music down",
    need: [
      ["MUSIC", "VOLUME"],
      ["HIDE", "DOWN"],
      ["BIT", "STEP", "LOT"],
    ],
    may: [...SETTING, ...AMOUNTS],
    make: (clause, context) => louderBy(clause, context, -1),
  },
  {
    example: "music down",
    need: [["MUSIC", "VOLUME", "BY"], ["DOWN"]],
    may: ["SET", "STEP", "GO", "BRING", "TAKE", "BIT", "LOT", "BY", "PERCENT", "VOLUME", "MUSIC"],
    numbers: [0, 1],
    make: (clause, context) => (clause.words.includes("off") ? null : louderBy(clause, context, -1)),
  },
  {
    example: "music up",
    need: [["MUSIC", "VOLUME", "BY"], ["UP"]],
    may: ["GO", "BRING", "TAKE", "BIT", "LOT", "BY", "PERCENT", "VOLUME", "MUSIC"],
    numbers: [0, 1],
    make: (clause, context) => louderBy(clause, context, 1),
  },
  {
    example: "turn the music down",
    need: [["MUSIC", "VOLUME"], ["BY"]],
    may: [...HIDING, ...SETTING, "PERCENT", "VOLUME"],
    numbers: [1, 1],
    make: (clause, context) => louderBy(clause, context, clause.concepts.has("UP") ? 1 : -1),
  },
  {
    example: "set the music volume to 30 percent",
    need: [["VOLUME", "MUSIC", "PERCENT"]],
    may: [...TARGETS, ...SETTING, "PERCENT", "VOLUME", "START", "DOWN", "QUIET", "HIDE", "PULL", "SHOW"],
    numbers: [1, 1],
    make: (clause, { state }) => {
      const volume = clause.numbers[0] ?? 0;
      const begins = clause.words.includes("some") && clause.concepts.has("MUSIC") && !state.music.on;
      return begins
        ? [{ action: "music_start", volume }]
        : [{ action: "set_volume", target: targetIn(clause), volume }];
    },
  },
  {
    example: "set the music volume to 30 percent",
    need: [["VOLUME", "MUSIC"], ["MAX"], ["DOWN"]],
    may: SETTING,
    make: (clause) => setTo(clause, 0),
  },
  {
    example: "set the music to half",
    need: [["VOLUME", "MUSIC"], LEVELS],
    may: [...TARGETS, ...SETTING, "VOLUME", "PERCENT", "DOWN", "QUIETER"],
    make: toLevel,
  },
  {
    example: "half as loud",
    need: [["DOUBLE"], ["AS_QUIET", "QUIET"]],
    may: [...TARGETS, ...SETTING, "VOLUME"],
    make: (clause, context) => setTo(clause, volumeNow(context, targetIn(clause)) / 2),
  },
  {
    example: "half as loud",
    need: [
      ["HALF", "DOUBLE", "PORTION"],
      ["AS_LOUD", "LOUD"],
    ],
    may: [...TARGETS, ...SETTING, "VOLUME"],
    make: scaled,
  },
  {
    example: "double the volume",
    need: [["DOUBLE"], ["VOLUME"]],
    may: [...TARGETS],
    make: scaled,
  },
  {
    example: "play the announcer line",
    need: [["EMCEE"], ["START", "SHOW", "BRING", "OPEN"]],
    make: () => [{ action: "play_emcee" }],
  },
  {
    example: 'announce "We start in five minutes"',
    need: [["ANNOUNCE", "EMCEE"]],
    may: ["EMCEE", "ANNOUNCE", "START"],
    quotes: [1, 1],
    make: ({ quotes: [said = ""] }, { prepared: { lines = [] } }) => {
      const line = lines.find(({ title }) => title.toLowerCase() === said.toLowerCase());
      return [{ action: "play_emcee", text: line?.text ?? said }];
    },
  },
  {
    example: "stop the announcer",
    need: [["EMCEE"], [...HIDING, "MUTE", "QUIET"]],
    may: CARRYING,
    make: () => [{ action: "stop_emcee" }],
  },
  effect("CONFETTI", "confetti", "throw some confetti"),
  effect("APPLAUSE", "applause", "give a round of applause"),
  effect("FLOWERS", "flowers", "throw flowers"),
];
