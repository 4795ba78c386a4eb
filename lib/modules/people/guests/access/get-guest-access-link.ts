import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { guestsContract } from "../contract";
import { findGuest } from "../guest-row/find-guest";
import { linkState } from "../present-guest";

export async function getGuestAccessLink(
  ctx: Ctx,
  { slug, guest_id }: InputOf<typeof guestsContract.getGuestAccessLink>,
): Promise<OutputOf<typeof guestsContract.getGuestAccessLink>> {
  const event = await findEvent(ctx, slug);
  const guest = await findGuest(ctx, event, guest_id);
  return {
    guest_id: guest.id,
    event_slug: event.slug,
    state: linkState(guest),
    link_version: guest.accessVersion,
    created_at: isoOrNull(guest.accessCreatedAt),
    opened_at: isoOrNull(guest.openedAt),
    last_used_at: isoOrNull(guest.usedAt),
    revoked_at: isoOrNull(guest.accessRevokedAt),
  };
}
