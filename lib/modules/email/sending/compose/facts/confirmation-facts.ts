import { greetingName } from "@/lib/modules/email/sending/address/greeting-name";
import {
  type CalendarLinks,
  calendarLinks,
} from "@/lib/modules/email/sending/compose/calendar/calendar-links";
import { momentText } from "@/lib/modules/email/sending/compose/calendar/moment-text";
import { type WhenText, whenText } from "@/lib/modules/email/sending/compose/calendar/when-text";
import { oneLine } from "@/lib/platform/text/one-line";
import { type EmailedEvent, eventView } from "../../show/event-view";
import type { FilledCopy } from "../copy/fill-copy";
import { calendarFileLink, joinLink, placeLink, unsubscribeLink } from "../links/links";
import { readersZone } from "../readers-zone";
import type { ConfirmationWords, PlaceState } from "../words/confirmation-words";
import { wordsFor } from "../words/words-for";

export interface ConfirmationFacts {
  language: string;
  words: ConfirmationWords;
  state: PlaceState;
  /** The line above the headline, which says what the email is about. Empty if the headline says it. */
  kicker: string;
  title: string;
  /**
   * The layers' copy. Null for the built-in copy, which people who are waitlisted or pending approval get.
   */
  copy: FilledCopy | null;
  /** Empty for a greeting without a name. */
  name: string;
  host: string;
  brand: { name: string; logo: string | undefined };
  accent: string | undefined;
  when: WhenText | null;
  /** Stands in for the date until there is one. Empty if none is to come: the show is over or cancelled. */
  dateOpen: string;
  /** The previous date of a show that was rescheduled. */
  before: WhenText | null;
  /** What its button does: join the show, or claim a held place. */
  action: { label: string; href: string } | null;
  joinLink: string | null;
  /** Until when a place is held, formatted for the reader. Empty in every other state. */
  heldUntil: string;
  /** Until when a replay is available, as a sentence. Empty if it stays, or if this isn't about one. */
  replayUntil: string;
  /** What the attached calendar entry is. */
  calendarNote: string;
  calendarLinks: (CalendarLinks & { file: string }) | null;
  /** Where they change or cancel their registration. Empty if there is nothing to change. */
  placeLink: string;
  /** Why they receive it. Empty if the body says it. */
  reason: string;
  unsubscribeLink: string;
}

interface Held {
  state: string;
  heldUntil: Date | null;
}

interface Given {
  event: EmailedEvent & { slug: string; title: string; timezone: string; language: string };
  registration: Held & { id: string; name: string; timeZone: string | null; joinVersion: number };
  workspaceName: string;
  now: Date;
  /** The kind of email, if its reader can unsubscribe from it. */
  kind?: string | undefined;
}

/** Collects all facts of a confirmation, once for its HTML, text and calendar part. */
export function confirmationFacts({
  event,
  registration,
  workspaceName,
  now,
  kind,
}: Given): ConfirmationFacts {
  const view = eventView(event, workspaceName);
  const { language, words } = wordsFor(event.language);
  const title = oneLine(event.title, 120);
  const confirmed = registration.state === "confirmed";
  const link = joinLink(event.slug, registration);
  const zone = readersZone(event, registration);
  const held = heldPlace(registration, now);
  const state = held ? "held" : (registration.state as PlaceState);
  const { times } = view;
  return {
    language,
    words,
    state,
    kicker: words.heading[state],
    title,
    copy: null,
    name: greetingName(registration.name),
    host: view.byLine,
    brand: { name: view.organiser, logo: view.logo },
    accent: view.accent,
    when: times && whenText(times.startsAt, times.endsAt, zone, language),
    dateOpen: words.dateOpen,
    before: null,
    action: confirmed
      ? { label: words.join, href: link }
      : held
        ? { label: words.take, href: placeLink(event.slug, registration) }
        : null,
    joinLink: confirmed ? link : null,
    heldUntil: held ? momentText(held, zone, language) : "",
    replayUntil: "",
    calendarNote: words.calendarNote,
    calendarLinks:
      confirmed && times
        ? {
            ...calendarLinks({ ...times, title, url: link, details: `${words.calendarText} ${link}` }),
            file: calendarFileLink(event.slug),
          }
        : null,
    placeLink: placeLink(event.slug, registration),
    reason: words.reason(view.organiser),
    unsubscribeLink: unsubscribeLink(registration.id, kind),
  };
}

/** Returns until when a place is held for someone on the waitlist. Undefined if none is. */
export function heldPlace({ state, heldUntil }: Held, now: Date): Date | undefined {
  return state === "waitlisted" && heldUntil && heldUntil > now ? heldUntil : undefined;
}
