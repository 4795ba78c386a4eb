import type { DeskCommand } from "./studio-types";

/** Maps each undone command to its undo. Commands are newest first. */
export function undoneBy(commands: readonly DeskCommand[]): Map<string, string> {
  const undone = new Map<string, string>();
  const gone = new Set<string>();
  for (const { id, action, command } of commands) {
    if (gone.has(id) || action !== "undo") continue;
    const target = String(command.command_id);
    gone.add(target);
    undone.set(target, id);
  }
  return undone;
}
