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

/** Verbs that say what to do only with the little word behind them: "take Ana off". */
export const PARTICLE_VERBS: ReadonlySet<Concept> = new Set<Concept>([
  "TAKE",
  "TURN",
  "PUT",
  "BRING",
  "SEND",
  "MOVE",
]);

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
