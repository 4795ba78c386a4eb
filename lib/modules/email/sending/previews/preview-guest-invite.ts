import type { Event, Guest } from "@/lib/generated/prisma/client";
import { backstageUrl } from "@/lib/modules/show-basics/show-facts";
import { composeGuestInvite, type GuestEmailKind, type Meeting } from "../compose/compose-guest-invite";
import { unsubscribePage } from "../compose/links/links";
import type { EmailContent } from "../definition/define-email";
import { loadEmailSubject } from "../definition/email-subject";
import { guestSkipReason } from "../skip-reasons/guest-skip-reason";

interface GuestInvitePreview extends EmailContent {
  /** Why it would be skipped if it were sent now. */
  skipReason: string | null;
}

const PLACEHOLDER = "…";

type Show = Pick<Event, "id" | "workspaceId">;

const subjectOf = ({ id, workspaceId }: Show, guest: Guest) =>
  loadEmailSubject({ workspaceId, eventId: id, registrationId: null, guestId: guest.id });

/** Returns why a guest would get no email of this kind now. Null if nothing blocks it. */
export async function guestEmailSkipReason(
  kind: GuestEmailKind,
  event: Show,
  guest: Guest,
  subject?: Awaited<ReturnType<typeof subjectOf>>,
): Promise<string | null> {
  const rows = subject ?? (await subjectOf(event, guest));
  const block = guestSkipReason({ ...rows, message: { toEmail: guest.email ?? "" } }, kind);
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
    link: backstageUrl(PLACEHOLDER),
    unsubscribe: unsubscribePage(PLACEHOLDER),
    meeting,
    now,
  });
  return { ...content, skipReason: await guestEmailSkipReason(kind, event, guest, subject) };
}
