import { greetingName } from "@/lib/modules/mail/address/greeting-name";
import { type CalendarLinks, calendarLinks } from "@/lib/modules/mail/calendar/calendar-links";
import { type WhenText, whenText } from "@/lib/modules/mail/calendar/when-text";
import { oneLine } from "@/lib/platform/text/one-line";
import { eventView, type MailedEvent } from "./event-view";
import { calendarFileLink, joinLink, placeLink, unsubscribeLink } from "./links";
import { readersZone } from "./readers-zone";
import type { ConfirmationWords, PlaceState } from "./words/confirmation-words";
import { wordsFor } from "./words/words-for";

export interface ConfirmationFacts {
  language: string;
  words: ConfirmationWords;
  state: PlaceState;
  title: string;
  /** Empty where the mail greets without one. */
  name: string;
  host: string;
  brand: { name: string; logo: string | undefined };
  accent: string | undefined;
  when: WhenText | null;
  /** What its button does: enter the show, or take a held place. */
  action: { label: string; href: string } | null;
  joinLink: string | null;
  /** Until when a place is held, in the reader's words; empty in every other state. */
  heldUntil: string;
  calendarLinks: (CalendarLinks & { file: string }) | null;
  placeLink: string;
  unsubscribeLink: string;
}

interface Given {
  event: MailedEvent & { slug: string; title: string; timezone: string; language: string };
  registration: {
    id: string;
    name: string;
    state: string;
    timeZone: string | null;
    joinVersion: number;
    heldUntil: Date | null;
  };
  workspaceName: string;
  now: Date;
}

/** All that a confirmation says, gathered once for its HTML, its text and its calendar part. */
export function confirmationFacts({ event, registration, workspaceName, now }: Given): ConfirmationFacts {
  const view = eventView(event, workspaceName);
  const { language, words } = wordsFor(event.language);
  const title = oneLine(event.title, 120);
  const confirmed = registration.state === "confirmed";
  const link = joinLink(event.slug, registration);
  const zone = readersZone(event, registration);
  const held = heldUntil(registration, now);
  const { times } = view;
  return {
    language,
    words,
    state: held ? "held" : (registration.state as PlaceState),
    title,
    name: greetingName(registration.name),
    host: view.byLine,
    brand: { name: view.organiser, logo: view.logo },
    accent: view.accent,
    when: times && whenText(times.startsAt, times.endsAt, zone, language),
    action: confirmed
      ? { label: words.join, href: link }
      : held
        ? { label: words.take, href: placeLink(event.slug, registration) }
        : null,
    joinLink: confirmed ? link : null,
    heldUntil: held ? momentText(held, zone, language) : "",
    calendarLinks:
      confirmed && times
        ? {
            ...calendarLinks({ ...times, title, url: link, details: `${words.calendarText} ${link}` }),
            file: calendarFileLink(event.slug),
          }
        : null,
    placeLink: placeLink(event.slug, registration),
    unsubscribeLink: unsubscribeLink(registration.id),
  };
}

function heldUntil({ state, heldUntil }: Given["registration"], now: Date): Date | undefined {
  return state === "waitlisted" && heldUntil && heldUntil > now ? heldUntil : undefined;
}

function momentText(at: Date, zone: string, language: string): string {
  const { date, time, zone: name } = whenText(at, null, zone, language);
  return `${date}, ${time} (${name})`;
}
