import {
  type BoardChange,
  type BoardElement,
  type BoardVersion,
  isNewer,
} from "@/lib/live/whiteboard/element";

/** An element as the board has it. */
export interface HeldElement extends BoardVersion {
  deleted: boolean;
  bytes: number;
}

/** An element as it is to be written; none where it is gone. */
export interface KeptElement extends HeldElement {
  element: BoardElement | null;
}

export interface Merged {
  /** In no order; each once. */
  kept: KeptElement[];
  /** Ids of what the board has something newer of. */
  refused: string[];
  /** What the board holds more or less of. */
  live: number;
  bytes: number;
  /** What was done, by what it was before. */
  drawn: number;
  changed: number;
  erased: number;
}

/** What of a change the board takes, by Excalidraw's rule: whatever order changes come in, it ends the same. */
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
  // What nobody has heard of need not be remembered as gone.
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
