import type { StageState } from "../state";
import { phraseAt } from "./lexicon";
import { wordsOf } from "./normalise";

/** "go to fireside": the one scene whose title contains all the words after the verb, or null. */
export function findSceneByTitle(words: readonly string[], state: StageState): number | null {
  const verb = phraseAt(words, 0);
  if (verb?.concept !== "GO" && verb?.concept !== "START") return null;
  const rest = words.slice(verb.length).filter((word) => phraseAt([word], 0)?.concept !== "SCENE");
  const meaning = rest.filter(
    (word) => !["to", "with", "zu", "zum", "zur", "a", "con", "mit"].includes(word),
  );
  if (meaning.length === 0) return null;
  const titles = state.scenes.map((scene) => new Set(wordsOf(scene.title.replace(/q\s?&\s?a/gi, "qa"))));
  const matches = titles.flatMap((title, index) => (meaning.every((word) => title.has(word)) ? [index] : []));
  return matches.length === 1 ? (matches[0] ?? null) : null;
}
