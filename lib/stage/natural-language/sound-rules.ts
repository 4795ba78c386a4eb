import type { StageCommandInput } from "../command";
import type { VolumeTarget } from "../vocabulary";
import type { Clause } from "./clause";
import type { Concept } from "./lexicon";
import type { Rule, RuleContext } from "./rule";

const QUIET_PERCENT = 15;
const LOUD_PERCENT = 80;
const STEP_PERCENT = 20;

const TARGETS: readonly Concept[] = ["MUSIC", "EMCEE", "VIDEO"];

function targetIn({ concepts }: Clause): VolumeTarget {
  if (concepts.has("EMCEE")) return "emcee";
  return concepts.has("VIDEO") ? "video" : "music";
}

function volumeNow({ state }: RuleContext, target: VolumeTarget): number {
  return target === "music" ? state.music.volume : state.volumes[target];
}

function louderBy(clause: Clause, context: RuleContext, step: number): StageCommandInput[] {
  const target = targetIn(clause);
  const volume = Math.min(100, Math.max(0, volumeNow(context, target) + step));
  return [{ action: "set_volume", target, volume }];
}

const effect = (noun: Concept, action: "confetti" | "applause" | "flowers", example: string): Rule => ({
  example,
  need: [[noun]],
  may: ["THROW", "SHOW", "START", "SEND", "PUT", "ADD", "BRING", "OPEN", "LOUD", "EVERYONE"],
  people: [0, 1],
  make: () => [{ action }],
});

export const soundRules: Rule[] = [
  {
    example: "start the music quietly",
    need: [["MUSIC"], ["START", "PUT", "SHOW", "BRING", "ADD", "ON"]],
    may: ["QUIET", "LOUD", "QUIETER", "VOLUME", "PERCENT"],
    numbers: [0, 1],
    make: ({ concepts, numbers }) => {
      const loud = concepts.has("LOUD") ? LOUD_PERCENT : undefined;
      const quiet = concepts.has("QUIET") || concepts.has("QUIETER") ? QUIET_PERCENT : undefined;
      return [{ action: "music_start", volume: numbers[0] ?? quiet ?? loud }];
    },
  },
  {
    example: "stop the music",
    need: [["MUSIC"], ["STOP", "HIDE", "REMOVE", "CLOSE", "OFF"]],
    make: () => [{ action: "music_stop" }],
  },
  {
    example: "make the music louder",
    need: [["LOUDER"]],
    may: [...TARGETS, "VOLUME", "SET", "TURN", "UP"],
    make: (clause, context) => louderBy(clause, context, STEP_PERCENT),
  },
  {
    example: "turn the music down",
    need: [["QUIETER"]],
    may: [...TARGETS, "VOLUME", "SET", "TURN", "DOWN"],
    make: (clause, context) => louderBy(clause, context, -STEP_PERCENT),
  },
  {
    example: "music down",
    need: [["MUSIC", "VOLUME"], ["DOWN"]],
    may: ["GO", "BRING"],
    make: (clause, context) => louderBy(clause, context, -STEP_PERCENT),
  },
  {
    example: "music up",
    need: [["MUSIC", "VOLUME"], ["UP"]],
    may: ["GO"],
    make: (clause, context) => louderBy(clause, context, STEP_PERCENT),
  },
  {
    example: "set the music volume to 30 percent",
    need: [["VOLUME", "MUSIC", "PERCENT"]],
    may: [...TARGETS, "SET", "TURN", "PERCENT", "VOLUME", "PUT", "START", "DOWN", "QUIETER", "LOUDER"],
    numbers: [1, 1],
    make: (clause) => [{ action: "set_volume", target: targetIn(clause), volume: clause.numbers[0] ?? 0 }],
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
    make: ({ quotes }) => [{ action: "play_emcee", text: quotes[0] }],
  },
  {
    example: "stop the announcer",
    need: [["EMCEE"], ["STOP", "HIDE", "OFF", "MUTE", "CLOSE"]],
    make: () => [{ action: "stop_emcee" }],
  },
  effect("CONFETTI", "confetti", "throw some confetti"),
  effect("APPLAUSE", "applause", "give a round of applause"),
  effect("FLOWERS", "flowers", "throw flowers"),
];
