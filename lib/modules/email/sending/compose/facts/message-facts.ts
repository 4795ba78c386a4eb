import { whenText } from "@/lib/modules/email/sending/compose/calendar/when-text";
import { isTimeZone } from "@/lib/platform/runtime/clock";
import { env } from "@/lib/platform/runtime/env";
import { oneLine } from "@/lib/platform/text/one-line";
import { type EmailedEvent, eventView } from "../../show/event-view";
import { showValues } from "../copy/show-values";
import { fillVariables, type Values, valueIn } from "../copy/variables";
import { joinLink, placeLink, unsubscribeLink } from "../links/links";
import { MAX_LINE_CHARS } from "../links/render-shared";
import type { ConfirmationWords } from "../words/confirmation-words";
import { guestWordsFor } from "../words/guest-words-for";
import { wordsFor } from "../words/words-for";

export interface Copy {
  subject: string;
  /** Markdown */
  body: string;
}

export interface MessageFacts {
  language: string;
  words: ConfirmationWords;
  subject: string;
  /** Markdown */
  body: string;
  values: Values;
  eventTitle: string;
  brand: { name: string; logo: string | undefined };
  /** Why they receive it. */
  reason: string;
  links: MessageLinks;
}

/** The links in one reader's email. */
export interface MessageLinks {
  join: string;
  /** Null without a registration. */
  place: string | null;
  /** Null for a team member who gets a test email. */
  unsubscribe: string | null;
}

interface Given {
  copy: Copy;
  event: EmailedEvent & { slug: string; title: string; timezone: string; language: string };
  links: MessageLinks;
  /** The reader's own time zone, if known. */
  timeZone: string | null;
  workspaceName: string;
  name: string;
}

const viewerPage = (slug: string): string => `${env().PUBLIC_URL.replace(/\/$/, "")}/watch/${slug}`;

/** Returns a reader's personal links, or the public pages for readers without a registration. */
export function readersLinks(
  slug: string,
  registration: { id: string; joinVersion: number } | null,
  guest: { id: string } | null,
): MessageLinks {
  const reader = registration ?? guest;
  const unsubscribe = reader && unsubscribeLink(reader.id, "message");
  if (!registration) return { join: viewerPage(slug), place: null, unsubscribe };
  return { join: joinLink(slug, registration), place: placeLink(slug, registration), unsubscribe };
}

/** Returns placeholder links for a preview, which is read by someone else: none of them gives access. */
export function previewLinks(slug: string, hasPlace: boolean): MessageLinks {
  const page = viewerPage(slug);
  return { join: page, place: hasPlace ? page : null, unsubscribe: page };
}

/** Collects all facts of a message to one reader. */
export function messageFacts({ copy, event, links, timeZone, workspaceName, name }: Given): MessageFacts {
  const { language, words } = wordsFor(event.language);
  const view = eventView(event, workspaceName);
  const eventTitle = oneLine(event.title, 120);
  const zone = [timeZone, event.timezone].find((one) => one && isTimeZone(one)) ?? "UTC";
  const when = view.times && whenText(view.times.startsAt, view.times.endsAt, zone, language);
  const values = showValues({
    language,
    name: oneLine(name, 120),
    title: eventTitle,
    host: view.byLine,
    organiser: view.organiser,
    when,
    joinLink: links.join,
    placeLink: links.place ?? "",
  });
  return {
    language,
    words,
    subject: oneLine(fillVariables(copy.subject, valueIn(values)), MAX_LINE_CHARS),
    body: copy.body,
    values,
    eventTitle,
    brand: { name: view.organiser, logo: view.logo },
    reason: (links.place ? words : guestWordsFor(language)).reason(view.organiser),
    links,
  };
}
