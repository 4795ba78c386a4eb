import type { Event } from "@/lib/generated/prisma/client";
import { consentNow, recordingAnswers } from "@/lib/modules/people/recording-consent";
import { sql } from "@/lib/platform/database/db";
import { isUnderstood, recognizer } from "@/lib/providers/stt";
import type { StageState } from "@/lib/stage";
import { isIncluded } from "@/lib/stage/recorded";
import { personOf } from "@/lib/stage/room-identity";

/**
 * Returns whom a notetaker transcribes itself: the people on stage, except those who aren't in the recording. No one while
 * captions transcribe them already.
 */
export async function heardPeople(event: Event, state: StageState): Promise<string[]> {
  if (state.mask.level !== null || (await isCaptioned(event.id))) return [];
  const status = await recognizer().status();
  if (status.reason !== null || !isUnderstood(status, event.language)) return [];
  await recognizer().stayReady();
  return includedPeople(event.id, state);
}

/** Returns the people on stage who haven't declined to be recorded, by the rule of the recording. */
export async function includedPeople(eventId: string, { stage, recording }: StageState): Promise<string[]> {
  const answers = await recordingAnswers({ sql }, eventId);
  const people = [...new Set(stage.map(({ identity }) => personOf(identity)))];
  return people.filter((person) => isIncluded(recording, consentNow(answers, person)));
}

async function isCaptioned(eventId: string): Promise<boolean> {
  const on = await sql(
    "notetaker_captioned",
    "SELECT 1 FROM show_captions WHERE event_id = $1 AND state = 'on'",
    [eventId],
  );
  return on.length > 0;
}
