import type { Event, Guest } from "@/lib/generated/prisma/client";
import { backstageUrl } from "@/lib/modules/show-basics/show-facts";
import { composeGuestInvite, type GuestMailKind, type Meeting } from "../compose/compose-guest-invite";
import { unsubscribePage } from "../compose/links/links";
import type { MailContent } from "../definition/define-mail";
import { loadMailSubject } from "../definition/mail-subject";
import { whyNotGuest } from "../skip-reasons/why-not-guest";

interface GuestInvitePreview extends MailContent {
  /** Why it would be skipped if it were sent now. */
  whyNot: string | null;
}

const STAND_IN = "…";

type Show = Pick<Event, "id" | "workspaceId">;

const subjectOf = ({ id, workspaceId }: Show, guest: Guest) =>
  loadMailSubject({ workspaceId, eventId: id, registrationId: null, guestId: guest.id });

/** Returns why a guest would get no email of this kind now. Null if nothing blocks it. */
export async function whyNoGuestMail(
  kind: GuestMailKind,
  event: Show,
  guest: Guest,
  subject?: Awaited<ReturnType<typeof subjectOf>>,
): Promise<string | null> {
  const rows = subject ?? (await subjectOf(event, guest));
  const block = whyNotGuest({ ...rows, message: { toEmail: guest.email ?? "" } }, kind);
  return block?.reason ?? null;
}

/**
 * Returns an invitation as it would be composed now, with placeholders for its personal links. With a
 * meeting, it is an invitation to a rehearsal. Writes nothing.
 */
export async function previewGuestInvite(
  event: Show,
  guest: Guest,
  note: string,
  now: Date,
  meeting?: Meeting,
): Promise<GuestInvitePreview> {
  const kind = meeting ? "rehearsal_invite" : "guest_invite";
  const subject = await subjectOf(event, guest);
  const content = await composeGuestInvite(kind, {
    ...subject,
    note,
    link: backstageUrl(STAND_IN),
    unsubscribe: unsubscribePage(STAND_IN),
    meeting,
    now,
  });
  return { ...content, whyNot: await whyNoGuestMail(kind, event, guest, subject) };
}
