import type { Client, Event, MailMessage } from "@/lib/generated/prisma/client";
import { configOf, replayAvailability } from "@/lib/modules/show-basics/show-facts";
import { sql } from "@/lib/platform/database/db";
import { type DeliveryBlock, type EmailSubject, skipped } from "../definition/email-subject";
import type { AfterShowKind } from "../show/after-show-kind";
import { watchedLive } from "../show/watched-live";
import { attendeeSkipReason } from "./attendee-skip-reason";
import { readerSkipReason } from "./reader-skip-reason";

/** Returns why a show's replay isn't emailed to anyone. */
export async function afterShowSkipReason(
  event: Event & { client: Client },
  now: Date,
): Promise<DeliveryBlock | undefined> {
  if (event.client.status !== "active") return skipped("client_inactive", "The client isn't active.");
  if (event.state === "cancelled" || event.state === "archived")
    return skipped(`show_${event.state}`, `The show is ${event.state}.`);
  if (event.state !== "ended") return skipped("show_not_over", "The show hasn't ended.");
  if (!configOf(event).after.emails)
    return skipped("switched_off", "Emails after the show are turned off for the show.");
  if (replayAvailability(event.after, now) !== "on")
    return skipped("no_replay", "The show's replay isn't available.");
  if (!(await isReady(event.id))) return skipped("replay_not_ready", "The recording isn't ready.");
  return undefined;
}

/** Returns why one person doesn't get this email after a show: the show, their choice, or that the other one is theirs. */
export async function readerAfterShowSkipReason(
  kind: AfterShowKind,
  mail: EmailSubject & { message: MailMessage; now: Date },
): Promise<DeliveryBlock | undefined> {
  const { event, registration, workspace, now } = mail;
  const gone = attendeeSkipReason(mail);
  if (gone) return gone;
  if (!event || !registration || !workspace)
    return skipped("gone", "The show or registration no longer exists.");
  if (registration.state !== "confirmed")
    return skipped("no_place_yet", `The registration is ${registration.state}.`);
  const block =
    (await afterShowSkipReason(event, now)) ?? readerSkipReason(mail, workspace.id, registration, kind);
  if (block) return block;
  const attended = (await watchedLive(event.id, [registration.id])).has(registration.id);
  if (attended === (kind === "replay")) return undefined;
  return attended
    ? skipped("attended", "The person watched the show live.")
    : skipped("not_attended", "The person didn't watch the show live.");
}

/**
 * After an erasure, the recording is composed again, and can't be played for a moment. The emails go out anyway, because they
 * are sent only once.
 */
const READY = `
SELECT 1 FROM recording
WHERE event_id = $1 AND deleted_at IS NULL AND NOT live_only AND ready_at IS NOT NULL
  AND (program_version IS NOT NULL OR state <> 'failed') LIMIT 1`;

const isReady = async (eventId: string): Promise<boolean> =>
  (await sql("replay_ready", READY, [eventId])).length > 0;
