import { personOf } from "@/lib/stage/room-identity";
import type { ShowPeople } from "../people/people";
import type { CommandWarning } from "../schema";

const WORDS = {
  refused: "declined to be recorded. They won't be in the recording.",
  unasked: "hasn't agreed to be recorded. They won't be in the recording until they do.",
} as const;

const OVER_HTTP = "Viewers over HTTP don't see or hear them either.";

interface Show {
  /** Whether it is recorded now, or will be once it goes live. */
  recorded: boolean;
  onAir: boolean;
  /** Whether it can be watched over HTTP. */
  isOverHttp: boolean;
}

/** Warns about people brought on stage by these steps who won't be in the recording. */
export function consentWarnings(
  steps: readonly { command: { action: string } }[],
  { connected }: ShowPeople,
  { recorded, onAir, isOverHttp }: Show,
): CommandWarning[] {
  if (!recorded) return [];
  const brought = new Set(steps.flatMap(({ command }) => broughtOn(command)));
  return connected.flatMap(({ identity, name, guest, role, recording }) => {
    if (recording === null || recording === "given" || !brought.has(personOf(identity))) return [];
    // A host agrees by going live.
    if (recording === "unasked" && !onAir && role === "host") return [];
    const message = `${guest?.name ?? name} ${WORDS[recording]}${isOverHttp ? ` ${OVER_HTTP}` : ""}`;
    return [{ code: "recording_not_agreed" as const, identity, video_id: null, message }];
  });
}

const broughtOn = (command: { action: string; identity?: unknown }): string[] =>
  command.action === "bring_on" ? [personOf(String(command.identity))] : [];
