import type { LaterChange } from "@/lib/modules/stage/show-ledger";

/**
 * Returns the changes after a command that are still in effect. A command and its undo cancel each other out,
 * so that the last command, the one before it and so on can be undone one after another. An undo of something
 * earlier counts as a change.
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
