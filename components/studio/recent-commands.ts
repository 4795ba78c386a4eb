import type { Desk, DeskCommand } from "./studio-types";
import { undoneBy } from "./undone-by";

/** The latest commands, newest first: those that the desk lists, and this page's own since the desk was read. */
export function recentCommands(
  { commands, stage }: Pick<Desk, "commands" | "stage">,
  answered: readonly DeskCommand[],
): readonly DeskCommand[] {
  const listed = new Set(commands.map(({ id }) => id));
  const since = answered.filter(({ id, version }) => version > stage.version && !listed.has(id));
  return [...since, ...commands].sort((one, other) => other.version - one.version);
}

/** Returns the last command that can still be undone; of the user's own only if `mine`. */
export function lastUndoable(commands: readonly DeskCommand[], mine = false): DeskCommand | undefined {
  const undone = undoneBy(commands);
  return commands.find(
    (command) =>
      command.action !== "undo" && command.undoable && !undone.has(command.id) && (command.mine || !mine),
  );
}
