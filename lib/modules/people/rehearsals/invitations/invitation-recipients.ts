import type { Event, Guest } from "@/lib/generated/prisma/client";
import { guestEmailSkipReason } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import type { RehearsalWithGuests } from "../find-rehearsal";
import { invitationOf, readLastNotices } from "./read-last-notices";

interface Asked {
  guest_ids?: string[] | undefined;
  again: boolean;
}

/** A guest to invite. `whyNot` says why they get no email; null if nothing blocks it. */
export interface InvitationRecipient {
  guest: Guest;
  skipReason: { code: "no_address" | "already_told" | "refused"; reason: string } | null;
}

/** Returns the guests that an invitation is meant for. */
export async function invitationRecipients(
  ctx: Ctx,
  event: Event,
  rehearsal: RehearsalWithGuests,
  { guest_ids, again }: Asked,
): Promise<InvitationRecipient[]> {
  const notices = (await readLastNotices(ctx, [rehearsal.id])).get(rehearsal.id);
  const meant: InvitationRecipient[] = [];
  for (const guest of chosen(rehearsal, guest_ids)) {
    const { state } = invitationOf(notices?.get(guest.id), rehearsal);
    const knows = state === "told" || state === "queued";
    meant.push({ guest, skipReason: await guestSkipReasonOf(event, guest, knows && !again) });
  }
  return meant;
}

function chosen({ guests }: RehearsalWithGuests, ids: string[] | undefined): Guest[] {
  if (!ids) return guests;
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const missing = ids.findIndex((id) => !byId.has(id));
  if (missing !== -1)
    throw invalid({ [`guest_ids.${missing}`]: "not_found" }, "This guest isn't part of the rehearsal.");
  return [...new Set(ids)].map((id) => byId.get(id) as Guest);
}

async function guestSkipReasonOf(
  event: Event,
  guest: Guest,
  knows: boolean,
): Promise<InvitationRecipient["skipReason"]> {
  if (!guest.email) return { code: "no_address", reason: "The guest has no email address." };
  if (knows) return { code: "already_told", reason: "They already have the latest details." };
  const reason = await guestEmailSkipReason("rehearsal_invite", event, guest);
  return reason === null ? null : { code: "refused", reason };
}
