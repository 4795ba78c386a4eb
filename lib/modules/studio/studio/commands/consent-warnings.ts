import { personOf } from "@/lib/stage/room-identity";
import type { ShowPeople } from "../people/people";
import type { CommandWarning } from "../schema";

const WORDS = {
  refused: "doesn't consent to recording",
  unasked: "hasn't answered whether they consent to recording",
} as const;

/** Warns about people brought on stage by these steps who haven't agreed to be recorded. */
export function consentWarnings(
  steps: readonly { command: { action: string } }[],
  { connected }: ShowPeople,
): CommandWarning[] {
  const brought = new Set(steps.flatMap(({ command }) => broughtOn(command)));
  return connected.flatMap(({ identity, name, guest, recording }) => {
    if (recording === null || recording === "given" || !brought.has(personOf(identity))) return [];
    const message = `${guest?.name ?? name} ${WORDS[recording]}. Don't record them.`;
    return [{ code: "recording_not_agreed" as const, identity, video_id: null, message }];
  });
}

const broughtOn = (command: { action: string; identity?: unknown }): string[] =>
  command.action === "bring_on" ? [personOf(String(command.identity))] : [];
