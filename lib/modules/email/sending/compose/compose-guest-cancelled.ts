import { writeCalendar } from "@/lib/modules/email/sending/compose/calendar/write-calendar";
import { eventLinks } from "@/lib/modules/show-basics/show-facts";
import type { EmailContent } from "../definition/define-email";
import type { EmailSubject } from "../definition/email-subject";
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

interface Given extends EmailSubject {
  withdrawn: boolean;
  now: Date;
}

type Complete = { event: NonNullable<Given["event"]>; guest: NonNullable<Given["guest"]> } & Given;

/**
 * Composes the email that tells a guest that the show is cancelled, with the same copy as for its audience.
 */
export async function composeGuestCancelled({ event, guest, ...given }: Given): Promise<EmailContent> {
  if (!event || !guest) throw new Error("A cancellation without its show or guest");
  const complete = { ...given, event, guest };
  const facts = await factsFor(complete);
  const { copy } = facts;
  const [{ render }, { ConfirmationEmail }] = await Promise.all([
    import("react-email"),
    import("./templates/confirmation-email"),
  ]);
  return {
    subject: copy.subject,
    html: await render(ConfirmationEmail({ facts })),
    text: confirmationText(facts),
    calendar: calendarOf(complete),
    headers: unsubscribeHeaders(facts.unsubscribeLink),
    ...(copy.fromName ? { fromName: copy.fromName } : {}),
    ...(copy.replyTo ? { replyTo: copy.replyTo } : {}),
  };
}

async function factsFor({ event, guest, workspace, withdrawn, now }: Complete) {
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
    dateOpen: "",
    joinLink: null,
    calendarLinks: null,
    placeLink: "",
    reason: "",
  } satisfies ConfirmationFacts;
}

function calendarOf({ event, guest, workspace, now }: Complete): string | null {
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
