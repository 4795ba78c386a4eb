import type { Guest } from "@/lib/generated/prisma/client";
import { writeCalendar } from "@/lib/modules/mail/calendar/write-calendar";
import type { MailContent } from "./define-mail";
import { eventView } from "./event-view";
import { type GuestInviteFacts, guestInviteFacts } from "./guest-invite-facts";
import { guestInviteText } from "./guest-invite-text";
import { partyOf } from "./invitation";
import { idDomain } from "./links";
import type { MailSubject } from "./mail-subject";

interface Given extends Omit<MailSubject, "registration"> {
  note: string;
  link: string;
  now: Date;
}

/** The invitation of a guest, with the address that its button leads to. */
export async function composeGuestInvite(given: Given): Promise<MailContent> {
  const { event, guest, workspace, note, link } = given;
  if (!event || !guest) throw new Error("An invitation without its show or guest");
  const facts = guestInviteFacts({ event, guest, workspaceName: workspace?.name ?? "", note, link });
  const [{ render }, { GuestInviteMail }] = await Promise.all([
    import("react-email"),
    import("./templates/guest-invite-mail"),
  ]);
  return {
    subject: facts.words.subject(facts.title),
    html: await render(GuestInviteMail({ facts })),
    text: guestInviteText(facts),
    calendar: calendarOf({ ...given, event, guest }, facts),
    headers: {},
  };
}

/** One UID for a guest, so that every mail about their part changes the same entry. */
function calendarOf(
  { event, guest, workspace, now }: Given & { event: NonNullable<Given["event"]>; guest: Guest },
  { link, words }: GuestInviteFacts,
): string | null {
  const { times, organiser } = eventView(event, workspace?.name ?? "");
  if (!times || !guest.email) return null;
  return writeCalendar({
    method: "REQUEST",
    uid: `${guest.id}@${idDomain()}`,
    sequence: event.calendarSequence,
    stamp: now,
    ...times,
    title: event.title,
    description: `${words.linkForText}:\n${link}`,
    url: link,
    organizer: partyOf(organiser),
    attendee: { name: guest.name, email: guest.email },
  });
}
