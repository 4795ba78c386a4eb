import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { oneLine } from "@/lib/platform/text/one-line";

interface Party {
  name: string;
  email: string;
}

export interface CalendarEntry {
  method: "REQUEST" | "PUBLISH" | "CANCEL";
  /**
   * The same in all emails about one registration, so that calendars update their entry instead of adding
   * another.
   */
  uid: string;
  sequence: number;
  stamp: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  url: string;
  organizer: Party;
  /** The only recipient. Undefined in a public file. */
  attendee?: Party;
  cancelled?: boolean;
}

const party = ({ name, email }: Party) => ({
  name: oneLine(name, 120).replaceAll('"', "'").replaceAll("\\", "") || email,
  email,
});

/** Returns the text of an iCalendar file (RFC 5545): UTC times, CRLF, lines folded at 75 octets. */
export function writeCalendar(entry: CalendarEntry): string {
  const calendar = ical({
    method: ICalCalendarMethod[entry.method],
    prodId: { company: "Showrunner", product: "Shows", language: "EN" },
  });
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.stamp,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: oneLine(entry.title, 200),
    description: entry.description,
    location: entry.url,
    url: entry.url,
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: party(entry.organizer),
  });
  if (entry.attendee)
    event.createAttendee({
      ...party(entry.attendee),
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      type: ICalAttendeeType.INDIVIDUAL,
      rsvp: false,
    });
  return `${calendar.toString().replace(/\r\n$/, "")}\r\n`;
}
