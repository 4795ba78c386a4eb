import type { Event, Guest } from "@/lib/generated/prisma/client";
import { backstageUrl } from "../event-record";
import { composeGuestInvite } from "./compose-guest-invite";
import type { MailContent } from "./define-mail";
import { unsubscribePage } from "./links";
import { loadMailSubject } from "./mail-subject";
import { whyNotGuest } from "./why-not-guest";

interface GuestInvitePreview extends MailContent {
  /** Why it would not go out, were it sent now. */
  whyNot: string | null;
}

const STAND_IN = "…";

/** The invitation as it would be made at this moment, with stand-ins for its personal links. Nothing is written. */
export async function previewGuestInvite(
  { id, workspaceId }: Pick<Event, "id" | "workspaceId">,
  guest: Guest,
  note: string,
  now: Date,
): Promise<GuestInvitePreview> {
  const about = { workspaceId, eventId: id, registrationId: null, guestId: guest.id };
  const subject = await loadMailSubject(about);
  const block = await whyNotGuest({ ...subject, message: { toEmail: guest.email ?? "" } });
  const content = await composeGuestInvite("guest_invite", {
    ...subject,
    note,
    link: backstageUrl(STAND_IN),
    unsubscribe: unsubscribePage(STAND_IN),
    now,
  });
  return { ...content, whyNot: block?.reason ?? null };
}
