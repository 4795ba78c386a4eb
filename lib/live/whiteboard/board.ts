import { type BoardChange, type BoardElement, type BoardVersion, isNewer } from "./element";

/**
 * A board as a page knows it. Remembers the versions of deleted elements, so that a late change doesn't bring
 * one back.
 */
export interface Board {
  readonly elements: ReadonlyMap<string, BoardElement>;
  readonly versions: ReadonlyMap<string, BoardVersion>;
}

export const EMPTY_BOARD: Board = { elements: new Map(), versions: new Map() };

/**
 * Returns the board with changes applied, or the same object if there is nothing new. Changes can be applied
 * in any order.
 */
export function withChange(board: Board, { elements, deleted }: BoardChange): Board {
  const fresh = elements.filter((element) => isNewer(element, board.versions.get(element.id)));
  const gone = deleted.filter((version) => isNewer(version, board.versions.get(version.id)));
  if (fresh.length + gone.length === 0) return board;
  const next = { elements: new Map(board.elements), versions: new Map(board.versions) };
  for (const element of fresh) {
    next.elements.set(element.id, element);
    next.versions.set(element.id, versionOf(element));
  }
  for (const version of gone) {
    next.elements.delete(version.id);
    next.versions.set(version.id, versionOf(version));
  }
  return next;
}

/** The board as the server has it, replacing what was known. */
export const boardOf = (elements: BoardElement[]): Board =>
  withChange(EMPTY_BOARD, { elements, deleted: [] });

export const versionOf = ({ id, version, versionNonce }: BoardVersion): BoardVersion => ({
  id,
  version,
  versionNonce,
});

/** Returns the elements from bottom to top. */
export const inOrder = (board: Board): BoardElement[] =>
  [...board.elements.values()].sort(
    (one, other) => compare(one.index ?? "", other.index ?? "") || compare(one.id, other.id),
  );

/** Compares by code units, as Excalidraw does. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
