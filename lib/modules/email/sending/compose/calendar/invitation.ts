import { senderCalled } from "@/lib/modules/email/sending/address/sender";
import { writeCalendar } from "@/lib/modules/email/sending/compose/calendar/write-calendar";
import { idDomain, joinLink } from "../links/links";
import { wordsFor } from "../words/words-for";

export interface DatedEvent {
  id: string;
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  language: string;
  calendarSequence: number;
  organiser: string;
}

interface Invited {
  id: string;
  name: string;
  email: string;
  joinVersion: number;
  calendarSequence: number;
}

/**
 * Returns the invitation for one attendee: the same UID in every email about this registration, and a higher
 * SEQUENCE after a change.
 */
export const invitation = (event: DatedEvent, registration: Invited, stamp: Date): string =>
  writeCalendar({
    ...entryOf(event, registration, stamp),
    method: "REQUEST",
    sequence: event.calendarSequence + registration.calendarSequence,
  });

/** Removes the entry. */
export const calendarCancellation = (event: DatedEvent, registration: Invited, stamp: Date): string =>
  writeCalendar({
    ...entryOf(event, registration, stamp),
    method: "CANCEL",
    sequence: event.calendarSequence + registration.calendarSequence,
    cancelled: true,
  });

function entryOf(event: DatedEvent, registration: Invited, stamp: Date) {
  const url = joinLink(event.slug, registration);
  return {
    uid: `${registration.id}@${idDomain()}`,
    stamp,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    title: event.title,
    description: `${wordsFor(event.language).words.calendarText}\n${url}`,
    url,
    organizer: partyOf(event.organiser),
    attendee: { name: registration.name, email: registration.email },
  };
}

/**
 * Returns the organizer, who gets replies: the installation's sender, under the name of the show's organizer.
 */
export function partyOf(organiser: string): { name: string; email: string } {
  const { name, address } = senderCalled(organiser);
  return { name, email: address };
}
