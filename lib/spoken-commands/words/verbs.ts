import type { Concept } from "./lexicon";

/** Words that begin a command, even in the middle of a transcript without commas. */
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

/** All words that a command can begin with. */
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

/** Verbs that need their particle to say what to do: "take Ana off". */
export const PARTICLE_VERBS: ReadonlySet<Concept> = new Set<Concept>([
  "TAKE",
  "TURN",
  "PUT",
  "BRING",
  "SEND",
  "MOVE",
]);

/** Verbs with which the particle alone says what happens: "bring the music off". */
export const CARRYING: readonly Concept[] = [...PARTICLE_VERBS, "SET", "ADD", "SHOW"];

/** The particles. */
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

/** Verbs that show something; the noun says what. */
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

/** Verbs that hide something. */
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

/**
 * Momentary effects that need no verb, and can be given to several people: "give Victor and Chloë a hand".
 */
export const EFFECTS: ReadonlySet<Concept> = new Set<Concept>(["APPLAUSE", "FLOWERS", "CONFETTI"]);
