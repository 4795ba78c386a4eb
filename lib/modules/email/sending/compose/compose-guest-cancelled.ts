import { writeCalendar } from "@/lib/modules/email/sending/compose/calendar/write-calendar";
import { eventLinks } from "@/lib/modules/show-basics/show-facts";
import type { MailContent } from "../definition/define-mail";
import type { MailSubject } from "../definition/mail-subject";
import { eventView } from "../show/event-view";
import { partyOf } from "./calendar/invitation";
import { ownWords } from "./copy/built-in-copy";
import { fillCopy } from "./copy/fill-copy";
import { showValues } from "./copy/show-values";
import { type ConfirmationFacts, confirmationFacts } from "./facts/confirmation-facts";
import { confirmationText } from "./facts/confirmation-text";
import { idDomain } from "./links/links";
import { unsubscribeHeaders } from "./links/unsubscribe-headers";

const KIND = "cancelled";

interface Given extends MailSubject {
  withdrawn: boolean;
  now: Date;
}

type Told = { event: NonNullable<Given["event"]>; guest: NonNullable<Given["guest"]> } & Given;

/**
 * Composes the email that tells a guest that the show is cancelled, with the same copy as for its audience.
 */
export async function composeGuestCancelled({ event, guest, ...given }: Given): Promise<MailContent> {
  if (!event || !guest) throw new Error("A cancellation without its show or guest");
  const told = { ...given, event, guest };
  const facts = await factsFor(told);
  const { copy } = facts;
  const [{ render }, { ConfirmationMail }] = await Promise.all([
    import("react-email"),
    import("./templates/confirmation-mail"),
  ]);
  return {
    subject: copy.subject,
    html: await render(ConfirmationMail({ facts })),
    text: confirmationText(facts),
    calendar: calendarOf(told),
    headers: unsubscribeHeaders(facts.unsubscribeLink),
    ...(copy.fromName ? { fromName: copy.fromName } : {}),
    ...(copy.replyTo ? { replyTo: copy.replyTo } : {}),
  };
}

async function factsFor({ event, guest, workspace, withdrawn, now }: Told) {
  // A guest has no registration, so none of its links.
  const reader = { id: guest.id, name: guest.name, timeZone: null, joinVersion: 0 };
  const facts = confirmationFacts({
    event,
    registration: { ...reader, state: "confirmed", heldUntil: null },
    workspaceName: workspace?.name ?? "",
    now,
    kind: KIND,
  });
  const variant = withdrawn ? "withdrawn" : undefined;
  const values = showValues({ ...facts, organiser: facts.brand.name, joinLink: "", placeLink: "" });
  const copy = await fillCopy(KIND, event, values, variant);
  const page = eventLinks(event, { withKey: false }).signup_page;
  return {
    ...facts,
    kicker: ownWords(facts.language)[variant ?? KIND].kicker ?? "",
    copy,
    action: { label: copy.buttonLabel, href: page },
    joinLink: null,
    calendarLinks: null,
    placeLink: "",
  } satisfies ConfirmationFacts;
}

function calendarOf({ event, guest, workspace, now }: Told): string | null {
  const { times, organiser } = eventView(event, workspace?.name ?? "");
  if (!times || !guest.email) return null;
  const url = eventLinks(event, { withKey: false }).signup_page;
  return writeCalendar({
    method: "CANCEL",
    // The same as in the invitation.
    uid: `${guest.id}@${idDomain()}`,
    sequence: event.calendarSequence,
    stamp: now,
    ...times,
    title: event.title,
    description: url,
    url,
    organizer: partyOf(organiser),
    attendee: { name: guest.name, email: guest.email },
    cancelled: true,
  });
}
