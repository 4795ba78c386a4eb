import type { Guest } from "@/lib/generated/prisma/client";
import { previewGuestInvite } from "@/lib/modules/email/sending";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import type { Prepared } from "@/lib/operation/prepared";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { guestsContract } from "../contract";
import { findGuest } from "../guest-row/find-guest";
import { readInvitations } from "../records/read-invitations";
import { invitationOf } from "../records/readiness";
import { findOpenInvitation } from "./find-open-invitation";
import { requireInvitable } from "./require-invitable";

export interface PreparedInvitation {
  guest: Guest;
  email: string;
  note: string;
  preview: Awaited<ReturnType<typeof previewGuestInvite>>;
}

interface Asked {
  slug: string;
  guest_id: string;
  note?: string | undefined;
}

/** Composes the invitation's email as of now, with the given note or the draft's. */
export async function prepareInvitation(
  ctx: Ctx,
  { slug, guest_id, note }: Asked,
): Promise<Prepared<PreparedInvitation>> {
  const event = await findEvent(ctx, slug);
  const guest = await findGuest(ctx, event, guest_id);
  const email = requireInvitable(event, guest);
  const said = note ?? (await findOpenInvitation(ctx, guest.id))?.note ?? "";
  const preview = await previewGuestInvite(event, guest, said, ctx.now);
  return { value: { guest, email, note: said, preview }, drop: async () => undefined };
}

/** Returns the state and content of the guest's invitation. */
export async function answerInvitation(
  ctx: Ctx,
  { mode }: { mode: "preview" | "draft" | "schedule" | "send" },
  { guest, email, preview }: PreparedInvitation,
): Promise<OutputOf<typeof guestsContract.inviteGuest>> {
  const newest = (await readInvitations(ctx, [guest.id])).get(guest.id);
  const { subject, text, html, skipReason } = preview;
  return {
    guest_id: guest.id,
    mode,
    state: invitationOf(newest).state,
    to: { name: guest.name, email },
    subject,
    text,
    html,
    send_at: newest?.state === "scheduled" ? isoOrNull(newest.sendAt) : null,
    why_not: skipReason,
  };
}
