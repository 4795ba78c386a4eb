import type { Guest, TechnicalCheck } from "@/lib/generated/prisma/client";
import { newestChecks, stateOfCheck } from "@/lib/modules/people/technical-checks";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { photoOf } from "../photos/photo";
import { recordingConsent } from "../recording/recording-consent";
import { type Invitation, readInvitations } from "./read-invitations";
import type { Readiness } from "./record-schema";

/** Returns the readiness of these guests, by guest. */
export async function readReadiness(
  ctx: Ctx,
  guests: readonly Guest[],
): Promise<ReadonlyMap<string, Readiness>> {
  const ids = guests.map(({ id }) => id);
  // Sequential, because a mutation has only one connection.
  const invitations = await readInvitations(ctx, ids);
  const checks = await newestChecks(ctx, ids);
  return new Map(
    guests.map((guest) => [
      guest.id,
      readinessOf(guest, invitations.get(guest.id), checks.get(guest.id), ctx.now),
    ]),
  );
}

function readinessOf(
  guest: Guest,
  invitation: Invitation | undefined,
  check: TechnicalCheck | undefined,
  now: Date,
): Readiness {
  const facts = {
    intro: guest.intro !== "",
    photo: photoOf(guest) !== "",
    opened: guest.openedAt !== null,
    confirmed_at: isoOrNull(guest.confirmedAt),
    recording_consent: recordingConsent(guest),
    technical_check: checkOf(check, now),
  };
  const { intro, photo, opened, confirmed_at, technical_check } = facts;
  const ready = intro && photo && opened && confirmed_at !== null && technical_check.state === "passed";
  return { ...facts, invitation: invitationOf(invitation), ready };
}

const checkOf = (check: TechnicalCheck | undefined, now: Date): Readiness["technical_check"] =>
  check
    ? { state: stateOfCheck(check, now), at: iso(check.createdAt), expires_at: iso(check.expiresAt) }
    : { state: "none", at: null, expires_at: null };

/** Returns the state of an invitation, based on its email once there is one. */
export function invitationOf(invitation: Invitation | undefined): Readiness["invitation"] {
  if (!invitation) return { state: "none", at: null, error: null };
  const { state, mail, sendAt, error } = invitation;
  if (state === "draft") return { state, at: null, error: null };
  if (state === "scheduled") return { state, at: isoOrNull(sendAt), error: null };
  if (!mail) return { state: "failed", at: null, error };
  if (mail.state === "queued" || mail.state === "sending")
    return { state: "queued", at: null, error: mail.error };
  const isOut = mail.state === "sent" || mail.state === "captured";
  return { state: isOut ? "sent" : "failed", at: isoOrNull(mail.sentAt), error: mail.error };
}
