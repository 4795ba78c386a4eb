import type { BoardElement } from "./element";

/** Returns the text on a board, from top to bottom and left to right, for people who can't see it. */
export function boardWords(elements: readonly BoardElement[]): string[] {
  return elements
    .flatMap((element) => (element.type === "text" ? [element] : []))
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map(({ originalText, text }) => (originalText || text).replace(/\s+/g, " ").trim())
    .filter((words) => words !== "");
}
