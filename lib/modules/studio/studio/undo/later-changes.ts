import type { LaterChange } from "@/lib/modules/stage/show-ledger";

/**
 * What still stands of what came after a command. A command and the undo that took it back cancel each other out, so that
 * the last command, the one before it and so on can be taken back one after the other. An undo of something earlier counts
 * as the change that it was.
 */
export function laterChanges(entries: readonly LaterChange[]): string[][] {
  const later = new Set(entries.map(({ commandId }) => commandId));
  const gone = new Set<string>();
  const standing: string[][] = [];
  for (const { commandId, undoes, changed } of entries.toReversed()) {
    if (commandId !== null && gone.has(commandId)) continue;
    if (undoes !== null && later.has(undoes)) gone.add(undoes);
    else standing.unshift(changed);
  }
  return standing;
}
