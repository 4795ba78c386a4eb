import type { DeskCommand } from "./studio-types";

const LEVELS: Record<string, string> = { mask: "cover show", hold: "put show on hold", end: "end show" };

/** A history entry as text, for entries outside the command catalog or without a name. */
export function ownWords({ action, command }: DeskCommand): string {
  if (action === "undo") return `undo: ${String(command.what ?? "a command").replaceAll("_", " ")}`;
  if (action === "emergency_stop") return `emergency stop: ${LEVELS[String(command.level)] ?? command.level}`;
  return action.replaceAll("_", " ");
}
