import { greetingName } from "@/lib/modules/email/sending/address/greeting-name";
import { type WhenText, whenText } from "@/lib/modules/email/sending/compose/calendar/when-text";
import { isTimeZone } from "@/lib/platform/runtime/clock";
import { oneLine } from "@/lib/platform/text/one-line";
import { type EmailedEvent, eventView } from "../../show/event-view";
import type { FilledCopy } from "../copy/fill-copy";
import type { GuestInviteWords } from "../words/guest-invite-words";
import { guestWordsFor } from "../words/guest-words-for";
import { wordsFor } from "../words/words-for";

export interface GuestInviteFacts {
  language: string;
  words: GuestInviteWords;
  chooseEmails: string;
  title: string;
  /** Empty for a greeting without a name. */
  name: string;
  /** The inviter, as named in the sender. */
  host: string;
  brand: { name: string; logo: string | undefined };
  accent: string | undefined;
  when: WhenText | null;
  /** The host's note to them. Empty without one. */
  note: string;
  link: string;
  unsubscribeLink: string;
}

/** Includes the layers' copy. */
export interface GuestEmailFacts extends GuestInviteFacts {
  kicker: string;
  hasCalendar: boolean;
  /** True if it is cancelled, so there is nothing to open. */
  isOff: boolean;
  copy: FilledCopy;
}

interface Given {
  event: EmailedEvent & { title: string; timezone: string; language: string };
  guest: { name: string };
  workspaceName: string;
  note: string;
  link: string;
  unsubscribeLink: string;
  /** Replaces the show's own times. */
  meeting?: { startsAt: Date; endsAt: Date } | undefined;
}

/** Collects all facts of an invitation, once for its HTML, text and calendar part. */
export function guestInviteFacts({
  event,
  guest,
  workspaceName,
  note,
  meeting,
  ...links
}: Given): GuestInviteFacts {
  const view = eventView(event, workspaceName);
  const { language, words } = wordsFor(event.language);
  const times = meeting ?? view.times;
  const zone = isTimeZone(event.timezone) ? event.timezone : "UTC";
  return {
    language,
    words: guestWordsFor(language),
    chooseEmails: words.chooseEmails,
    title: oneLine(event.title, 120),
    name: greetingName(guest.name),
    host: view.byLine || view.organiser,
    brand: { name: view.organiser, logo: view.logo },
    accent: view.accent,
    when: times && whenText(times.startsAt, times.endsAt, zone, language),
    note: note.trim(),
    ...links,
  };
}
