import {
  type BoardChange,
  type BoardElement,
  type BoardVersion,
  isNewer,
} from "@/lib/live/whiteboard/element";

/** An element as stored on the board. */
export interface HeldElement extends BoardVersion {
  deleted: boolean;
  bytes: number;
}

/** An element to store. Null if it was deleted. */
export interface KeptElement extends HeldElement {
  element: BoardElement | null;
}

export interface Merged {
  /** In no particular order, each once. */
  kept: KeptElement[];
  /** IDs of elements of which the board has a newer version. */
  refused: string[];
  /** Difference in the board's number of elements and in bytes. */
  live: number;
  bytes: number;
  /** Counts of new, changed and erased elements. */
  drawn: number;
  changed: number;
  erased: number;
}

/**
 * Returns the parts of a change that the board accepts, by Excalidraw's rule: the result is the same in any
 * order of changes.
 */
export function merge(held: ReadonlyMap<string, HeldElement>, { elements, deleted }: BoardChange): Merged {
  const now = new Map<string, HeldElement>(held);
  const kept = new Map<string, KeptElement>();
  const refused = new Set<string>();
  const take = (next: KeptElement) => {
    const previous = now.get(next.id);
    if (!isNewer(next, previous)) {
      if (previous?.version !== next.version || previous.versionNonce !== next.versionNonce)
        refused.add(next.id);
      return;
    }
    now.set(next.id, next);
    kept.set(next.id, next);
  };
  for (const element of elements) take(keptOf(element));
  // Deletions of unknown elements needn't be remembered.
  for (const version of deleted)
    if (now.has(version.id)) take({ ...version, deleted: true, bytes: 0, element: null });
  return { kept: [...kept.values()], refused: [...refused], ...difference(held, [...kept.values()]) };
}

function keptOf(element: BoardElement): KeptElement {
  const { id, version, versionNonce } = element;
  return { id, version, versionNonce, deleted: false, bytes: JSON.stringify(element).length, element };
}

function difference(held: ReadonlyMap<string, HeldElement>, kept: readonly KeptElement[]) {
  const sum = { live: 0, bytes: 0, drawn: 0, changed: 0, erased: 0 };
  for (const next of kept) {
    const previous = held.get(next.id);
    const was = previous !== undefined && !previous.deleted;
    sum.live += Number(!next.deleted) - Number(was);
    sum.bytes += next.bytes - (previous?.bytes ?? 0);
    if (next.deleted) sum.erased += Number(was);
    else if (was) sum.changed += 1;
    else sum.drawn += 1;
  }
  return sum;
}
