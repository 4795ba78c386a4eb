import type { Concept } from "./lexicon";

/** Words that begin an order, also in the middle of a transcript without commas. */
export const STRONG: ReadonlySet<Concept> = new Set<Concept>([
  "SHOW",
  "HIDE",
  "START",
  "STOP",
  "CLOSE",
  "OPEN",
  "BRING",
  "SEND",
  "MUTE",
  "UNMUTE",
  "SPOTLIGHT",
  "CLOSER",
  "WIDER",
  "TAKE",
  "PUT",
  "TURN",
  "REMOVE",
  "GO",
  "ADD",
]);

/** Everything that an order can begin with. */
export const VERBS: ReadonlySet<Concept> = new Set<Concept>([
  ...STRONG,
  "THROW",
  "MOVE",
  "SET",
  "USE",
  "SWAP",
  "CLEAR",
  "UNDO",
  "LOUDER",
  "QUIETER",
  "RESET",
  "WELCOME",
  "ANNOUNCE",
]);

/** Verbs that say what to do only with the little word behind them: "take Ana off". */
export const PARTICLE_VERBS: ReadonlySet<Concept> = new Set<Concept>([
  "TAKE",
  "TURN",
  "PUT",
  "BRING",
  "SEND",
  "MOVE",
]);

/** The same where the little word alone says what becomes of a thing: "bring the music off". */
export const CARRYING: readonly Concept[] = [...PARTICLE_VERBS, "SET", "ADD", "SHOW"];

/** Those little words. */
export const PARTICLES: ReadonlySet<Concept> = new Set<Concept>([
  "ON",
  "OFF",
  "IN",
  "UP",
  "DOWN",
  "ON_STAGE",
  "OFF_STAGE",
  "STAGE",
]);

/** What makes something appear, as far as its noun says what. */
export const SHOWING: readonly Concept[] = [
  "SHOW",
  "START",
  "OPEN",
  "BRING",
  "PUT",
  "ADD",
  "ON",
  "USE",
  "GO",
  "THROW",
  "PREV",
];

/** What makes something go away. */
export const HIDING: readonly Concept[] = [
  "HIDE",
  "REMOVE",
  "STOP",
  "CLOSE",
  "OFF",
  "OFF_STAGE",
  "CLEAR",
  "SEND",
  "DOWN",
  "PULL",
];

/** What is made once and needs no verb, and can be given to several: "give Victor and Chloë a hand". */
export const EFFECTS: ReadonlySet<Concept> = new Set<Concept>(["APPLAUSE", "FLOWERS", "CONFETTI"]);
