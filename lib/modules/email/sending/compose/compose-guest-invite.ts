import { writeCalendar } from "@/lib/modules/email/sending/compose/calendar/write-calendar";
import type { EmailContent } from "../definition/define-email";
import { eventView } from "../show/event-view";
import type { EmailedShow } from "../show/show-email";
import { partyOf } from "./calendar/invitation";
import { builtInCopy, ownWords } from "./copy/built-in-copy";
import type { COPY_OF } from "./copy/copy-kinds";
import { fillCopy, fillFields } from "./copy/fill-copy";
import { mergeCopy } from "./copy/merge-copy";
import { showValues } from "./copy/show-values";
import { fillVariables } from "./copy/variables";
import { type GuestEmailFacts, type GuestInviteFacts, guestInviteFacts } from "./facts/guest-invite-facts";
import { guestInviteText } from "./facts/guest-invite-text";
import { idDomain, unsubscribeLink } from "./links/links";
import { unsubscribeHeaders } from "./links/unsubscribe-headers";
import { withColon } from "./words/with-colon";

export type GuestEmailKind = Extract<keyof typeof COPY_OF, "guest_invite" | "rehearsal_invite">;

/** A rehearsal, as shown in one guest's email. */
export interface Meeting {
  startsAt: Date;
  endsAt: Date;
  /** UID of the guest's calendar entry. */
  uid: string;
  sequence: number;
  /** True if it was announced before, with another time. */
  moved: boolean;
  /** True if it is cancelled for this guest. */
  off: boolean;
}

interface Given {
  event: EmailedShow | null;
  guest?: { id: string; name: string; email: string | null } | null;
  workspace: { name: string } | null;
  note: string;
  link: string;
  /** Its own date, instead of the show's. */
  meeting?: Meeting | undefined;
  /** Replaces the guest's own link in previews for other people. */
  unsubscribe?: string;
  now: Date;
}

/** Composes an email to a guest, with the copy of all layers and the link of its button. */
export async function composeGuestInvite(kind: GuestEmailKind, given: Given): Promise<EmailContent> {
  const { preheader: _, ...content } = await renderGuestInvite(kind, given);
  return content;
}

/** Composes the same email, with its preheader. */
export async function renderGuestInvite(
  kind: GuestEmailKind,
  given: Given,
): Promise<EmailContent & { preheader: string }> {
  const { event, guest, workspace, note, link } = given;
  if (!event || !guest) throw new Error("An invitation without its show or guest");
  const facts = await factsOf(kind, {
    event,
    guest,
    workspaceName: workspace?.name ?? "",
    note,
    link,
    meeting: given.meeting,
    unsubscribeLink: given.unsubscribe ?? unsubscribeLink(guest.id, kind),
  });
  const { copy } = facts;
  const calendar = facts.hasCalendar ? calendarOf({ ...given, event, guest }, facts) : null;
  const [{ render }, { GuestInviteEmail }] = await Promise.all([
    import("react-email"),
    import("./templates/guest-invite-email"),
  ]);
  return {
    subject: copy.subject,
    preheader: copy.preheader,
    html: await render(GuestInviteEmail({ facts })),
    text: guestInviteText(facts),
    calendar,
    headers: unsubscribeHeaders(facts.unsubscribeLink),
    ...(copy.fromName ? { fromName: copy.fromName } : {}),
    ...(copy.replyTo ? { replyTo: copy.replyTo } : {}),
  };
}

async function factsOf(
  kind: GuestEmailKind,
  given: Parameters<typeof guestInviteFacts>[0] & { event: EmailedShow; meeting: Meeting | undefined },
): Promise<GuestEmailFacts> {
  const { meeting } = given;
  const facts = guestInviteFacts(given);
  const { brand, link: joinLink, language } = facts;
  const isOff = meeting?.off ?? false;
  const values = showValues({
    ...facts,
    organiser: brand.name,
    joinLink: isOff ? "" : joinLink,
    placeLink: "",
  });
  // Custom copy is for invitations only. A cancellation uses the built-in copy.
  const copy = isOff
    ? await fillFields(mergeCopy([], builtInCopy(kind, language, "rehearsal_off")), values)
    : await fillCopy(kind, given.event, values, meeting?.moved ? "rehearsal_moved" : undefined);
  const kicker = ownWords(language)[kind].kicker ?? "";
  const hasCalendar = meeting !== undefined || (kind === "guest_invite" && facts.when !== null);
  return { ...facts, copy, kicker, hasCalendar, isOff };
}

type Drawn = Given & { event: EmailedShow; guest: { id: string; name: string; email: string | null } };

/** One UID for a guest's show entry and one per rehearsal, so that later emails update the same entry. */
function calendarOf(
  { event, guest, workspace, meeting, now }: Drawn,
  { link, words, language }: GuestInviteFacts,
): string | null {
  const { times: ofShow, organiser } = eventView(event, workspace?.name ?? "");
  const times = meeting ? { startsAt: meeting.startsAt, endsAt: meeting.endsAt } : ofShow;
  if (!times || !guest.email) return null;
  return writeCalendar({
    method: meeting?.off ? "CANCEL" : "REQUEST",
    cancelled: meeting?.off ?? false,
    uid: `${meeting?.uid ?? guest.id}@${idDomain()}`,
    sequence: meeting?.sequence ?? event.calendarSequence,
    stamp: now,
    ...times,
    title: meeting ? rehearsalTitle(language, event.title) : event.title,
    description: `${withColon(words.linkForText, language)}\n${link}`,
    url: link,
    organizer: partyOf(organiser),
    attendee: { name: guest.name, email: guest.email },
  });
}

const rehearsalTitle = (language: string, title: string): string =>
  fillVariables(ownWords(language).rehearsal_invite.subject, (name) =>
    name === "title" ? title : undefined,
  );
