import { isSamePerson } from "@/lib/stage/room-identity";
import type { DeskCommand } from "./studio-types";

/**
 * Whether commands of this page lift the desk's mute from its own user. They asked for it themselves, so their
 * microphone opens too. `known` has the command that an undo names.
 */
export function unmutesOwn(
  commands: readonly DeskCommand[],
  person: string,
  known: readonly DeskCommand[],
): boolean {
  const sets = ({ action, command }: DeskCommand, muted: boolean): boolean =>
    action === "mute" && isSamePerson(String(command.identity), person) && command.muted === muted;
  return commands.some((command) => {
    if (command.action !== "undo") return sets(command, false);
    const undone = known.find(({ id }) => id === command.command.command_id);
    return undone?.mine === true && sets(undone, true);
  });
}
