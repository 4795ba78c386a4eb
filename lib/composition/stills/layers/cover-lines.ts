import type { StillDescription } from "../description";
import type { CoverLine } from "./cover";

/** Returns the lines of the card that covers the stage now, as the page words them; null if none does. */
export function coverLines({ state, words }: StillDescription): CoverLine[] | null {
  const { mask, phase, holding, title } = state;
  const heading: CoverLine = { kind: "heading", text: title };
  if (mask.level !== null) return [heading, { kind: "note", text: mask.message || words[mask.level] }];
  if (phase === "ended")
    return [
      { kind: "note", text: words.thatWas },
      { kind: "large heading", text: title },
      { kind: "note", text: words.thanks },
    ];
  return holding ? [heading, { kind: "note", text: holding.line || words.holding }] : null;
}
