import { isCommand, type SpokenAct } from "./act";
import {
  isDisruptive,
  type NotUnderstood,
  parseActs,
  SPOKEN_MAX_CHARS,
  type SpokenContext,
} from "./parse-acts";

export { type NotUnderstood, SPOKEN_MAX_CHARS };

const SURE = 0.8;

/**
 * `confidence` is 0–1. `risky` acts need a confirmation before they run: they're disruptive, have their own
 * operation, or weren't understood for certain. `reading` says in plain words what will be done.
 */
export type Understood = {
  ok: true;
  acts: SpokenAct[];
  confidence: number;
  risky: boolean;
  reading: string;
};

/**
 * Understands a typed or spoken sentence in English, German or Spanish for callers who can't see the stage.
 * Treats commands that the catalog calls disruptive as risky too, as well as undo and the emergency stop.
 */
export function parseNaturalLanguage(sentence: string, context: SpokenContext): Understood | NotUnderstood {
  const result = parseActs(sentence, context);
  if (!result.ok) return result;
  const risky =
    result.risky || isDisruptive(result.acts) || !result.acts.every(isCommand) || result.confidence < SURE;
  return { ...result, risky };
}
