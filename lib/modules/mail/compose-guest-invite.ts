import { writeCalendar } from "@/lib/modules/mail/calendar/write-calendar";
import { ownWords } from "./copy/built-in-copy";
import type { COPY_OF } from "./copy/copy-kinds";
import { showValues } from "./copy/show-values";
import type { MailContent } from "./define-mail";
import { eventView } from "./event-view";
import { fillCopy } from "./fill-copy";
import { type GuestInviteFacts, type GuestMailFacts, guestInviteFacts } from "./guest-invite-facts";
import { guestInviteText } from "./guest-invite-text";
import { partyOf } from "./invitation";
import { idDomain, unsubscribeLink } from "./links";
import type { MailedShow } from "./show-mail";
import { unsubscribeHeaders } from "./unsubscribe-headers";

export type GuestMailKind = Extract<keyof typeof COPY_OF, "guest_invite" | "rehearsal_invite">;

interface Given {
  event: MailedShow | null;
  guest?: { id: string; name: string; email: string | null } | null;
  workspace: { name: string } | null;
  note: string;
  link: string;
  /** Stands in for the guest's own link where somebody else looks at the mail. */
  unsubscribe?: string;
  now: Date;
}

/** A mail to a guest with the copy of all layers, and the address that its button leads to. */
export async function composeGuestInvite(kind: GuestMailKind, given: Given): Promise<MailContent> {
  const { preheader: _, ...content } = await drawGuestInvite(kind, given);
  return content;
}

/** The same with what mail programs show behind the subject. */
export async function drawGuestInvite(
  kind: GuestMailKind,
  given: Given,
): Promise<MailContent & { preheader: string }> {
  const { event, guest, workspace, note, link } = given;
  if (!event || !guest) throw new Error("An invitation without its show or guest");
  const facts = await factsOf(kind, {
    event,
    guest,
    workspaceName: workspace?.name ?? "",
    note,
    link,
    unsubscribeLink: given.unsubscribe ?? unsubscribeLink(guest.id, kind),
  });
  const { copy } = facts;
  const calendar = facts.hasCalendar ? calendarOf({ ...given, event, guest }, facts) : null;
  const [{ render }, { GuestInviteMail }] = await Promise.all([
    import("react-email"),
    import("./templates/guest-invite-mail"),
  ]);
  return {
    subject: copy.subject,
    preheader: copy.preheader,
    html: await render(GuestInviteMail({ facts })),
    text: guestInviteText(facts),
    calendar,
    headers: unsubscribeHeaders(facts.unsubscribeLink),
    ...(copy.fromName ? { fromName: copy.fromName } : {}),
    ...(copy.replyTo ? { replyTo: copy.replyTo } : {}),
  };
}

async function factsOf(
  kind: GuestMailKind,
  given: Parameters<typeof guestInviteFacts>[0] & { event: MailedShow },
): Promise<GuestMailFacts> {
  const facts = guestInviteFacts(given);
  const { brand, link: joinLink } = facts;
  const values = showValues({ ...facts, organiser: brand.name, joinLink, placeLink: "" });
  const copy = await fillCopy(kind, given.event, values);
  const kicker = ownWords(facts.language)[kind].kicker ?? "";
  // Only the show itself has a date that is known.
  return { ...facts, copy, kicker, hasCalendar: kind === "guest_invite" && facts.when !== null };
}

/** One UID for a guest, so that every mail about their part changes the same entry. */
function calendarOf(
  {
    event,
    guest,
    workspace,
    now,
  }: Given & { event: MailedShow; guest: { id: string; name: string; email: string | null } },
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
