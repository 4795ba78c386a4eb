import { replayEnd } from "@/lib/modules/show-basics/show-facts";
import { greetingName } from "../address/greeting-name";
import type { CopyKind } from "../copy-schema";
import type { EmailContent } from "../definition/define-email";
import { isAfterShow } from "../show/after-show-kind";
import { eventView } from "../show/event-view";
import type { EmailedPerson, EmailedShow, ShowEmail } from "../show/show-email";
import { calendarCancellation, invitation } from "./calendar/invitation";
import { momentText } from "./calendar/moment-text";
import { whenText } from "./calendar/when-text";
import type { CopyVariant } from "./copy/built-in/own-words";
import { ownWords } from "./copy/built-in-copy";
import { COPY_OF } from "./copy/copy-kinds";
import { fillCopy } from "./copy/fill-copy";
import { showValues } from "./copy/show-values";
import { type ConfirmationFacts, confirmationFacts, heldPlace } from "./facts/confirmation-facts";
import { confirmationText } from "./facts/confirmation-text";
import { unsubscribeLink } from "./links/links";
import { type RenderedEmail, renderShared } from "./links/render-shared";
import { unsubscribeHeaders } from "./links/unsubscribe-headers";
import { readersZone } from "./readers-zone";

const HOUR_MS = 3_600_000;

/** Kinds whose calendar part adds the show to the reader's calendar, or moves it. */
export const WITH_CALENDAR: ReadonlySet<CopyKind> = new Set(["confirmation", "h24", "h1", "live", "changed"]);

/** Kinds whose reader still waits for the date of a show without one, until it goes on air. */
const BEFORE_DATE: ReadonlySet<CopyKind> = new Set(["confirmation", "changed"]);
const HAS_BEGUN: ReadonlySet<string> = new Set(["live", "ended"]);

/**
 * Composes an email of a show to one of its people, with the copy of all layers. Layers address confirmed
 * attendees: people who are waitlisted or pending approval get the built-in copy, under the layers' sender.
 */
export async function composeShowEmail(kind: CopyKind, mail: ShowEmail): Promise<EmailContent> {
  const { event, registration, now, previous, withdrawn, once } = mail;
  if (!event || !registration) throw new Error(`An email of kind ${kind} without its show or registration`);
  const draw = (person: EmailedPerson) => renderShowEmail(kind, { ...mail, event, registration: person });
  const name = greetingName(registration.name);
  const place = [registration.state, heldPlace(registration, now) ?? null];
  const shape = [
    kind,
    event.id,
    ...place,
    readersZone(event, registration),
    previous ?? null,
    withdrawn ?? null,
  ];
  const drawn = once
    ? await renderShared(once, { shape, slug: event.slug, person: registration, name }, draw)
    : await draw(registration);
  const { preheader: _p, lines: _l, ...content } = drawn;
  return {
    ...content,
    calendar: calendarOf(kind, { ...mail, event, registration }),
    headers: headersOf(kind, registration.id),
  };
}

type Drawn = { [K in "event" | "registration"]: NonNullable<ShowEmail[K]> } & ShowEmail;

/** Composes an email's content, sender and preheader. */
export async function renderShowEmail(
  kind: CopyKind,
  mail: Drawn,
): Promise<RenderedEmail & Pick<EmailContent, "fromName" | "replyTo"> & { preheader: string }> {
  const { event, registration, workspace, now } = mail;
  const workspaceName = workspace?.name ?? "";
  const facts = confirmationFacts({
    event,
    registration,
    workspaceName,
    now,
    kind: COPY_OF[kind].class === "transactional" ? undefined : kind,
  });
  const variant = variantOf(kind, facts, mail);
  const values = showValues({ ...facts, organiser: facts.brand.name, joinLink: facts.joinLink ?? "" });
  const copy = await fillCopy(kind, event, values, variant);
  const said = {
    ...factsOf(kind, facts, variant),
    dateOpen: BEFORE_DATE.has(kind) && !HAS_BEGUN.has(event.state) ? facts.dateOpen : "",
    before: beforeOf(mail, facts),
    replayUntil: isAfterShow(kind) ? replayUntil(event, registration, facts.language) : "",
  };
  if (kind !== "confirmation" || said.state === "confirmed") said.copy = copy;
  // Loaded on first use, because the library is heavy and most processes never compose an email.
  const [{ render }, { ConfirmationEmail }] = await Promise.all([
    import("react-email"),
    import("./templates/confirmation-email"),
  ]);
  return {
    subject: said.copy?.subject || facts.words.subject[facts.state](facts.title),
    preheader: said.copy?.preheader ?? "",
    lines: [copy.subject, copy.preheader, copy.heading],
    html: await render(ConfirmationEmail({ facts: said })),
    text: confirmationText(said),
    ...(copy.fromName ? { fromName: copy.fromName } : {}),
    ...(copy.replyTo ? { replyTo: copy.replyTo } : {}),
  };
}

/** A show that was cancelled, or lost its date, is removed from calendars. */
function calendarOf(kind: CopyKind, mail: Drawn): string | null {
  const { event, registration, workspace, now, previous } = mail;
  const isOff = kind === "cancelled";
  if (registration.state !== "confirmed" || !(isOff || WITH_CALENDAR.has(kind))) return null;
  const { times, organiser } = eventView(event, workspace?.name ?? "");
  if (isOff) return times && calendarCancellation({ ...event, ...times, organiser }, registration, now);
  if (times) return invitation({ ...event, ...times, organiser }, registration, now);
  if (!previous?.starts_at) return null;
  const startsAt = new Date(previous.starts_at);
  const endsAt = previous.ends_at ? new Date(previous.ends_at) : new Date(startsAt.getTime() + HOUR_MS);
  return calendarCancellation({ ...event, startsAt, endsAt, organiser }, registration, now);
}

function variantOf(
  kind: CopyKind,
  { when }: ConfirmationFacts,
  { previous, withdrawn }: Pick<ShowEmail, "previous" | "withdrawn">,
): CopyVariant | undefined {
  if (kind === "cancelled") return withdrawn ? "withdrawn" : undefined;
  if (kind !== "changed") return undefined;
  if (!when) return "opened";
  return previous?.starts_at === null ? "dated" : undefined;
}

function beforeOf(
  { event, registration, previous }: Pick<ShowEmail, "event" | "registration" | "previous">,
  facts: ConfirmationFacts,
) {
  if (!previous?.starts_at || !event || !registration) return null;
  const endsAt = previous.ends_at === null ? null : new Date(previous.ends_at);
  return whenText(new Date(previous.starts_at), endsAt, readersZone(event, registration), facts.language);
}

/** Returns until when the replay is available, in the reader's time zone. Empty if it stays. */
function replayUntil(event: EmailedShow, registration: EmailedPerson, language: string): string {
  const end = replayEnd(event.after);
  return end
    ? ownWords(language).replayUntil(momentText(end, readersZone(event, registration), language))
    : "";
}

/** Returns the confirmation's facts that apply to this kind. */
function factsOf(
  kind: CopyKind,
  facts: ConfirmationFacts,
  variant: CopyVariant | undefined,
): ConfirmationFacts {
  if (kind === "confirmation") return { ...facts };
  const { calendarLinks, language } = facts;
  const words = ownWords(language);
  return {
    ...facts,
    kicker: words[variant ?? kind].kicker ?? "",
    calendarNote: words.calendarNote,
    calendarLinks: WITH_CALENDAR.has(kind) ? calendarLinks : null,
    // A cancelled show has a page, but nothing to join or to change.
    ...(kind === "cancelled" ? { joinLink: null, placeLink: "" } : {}),
  };
}

/** Emails that the reader requested have no unsubscribe link. */
const headersOf = (kind: CopyKind, registrationId: string): Record<string, string> =>
  COPY_OF[kind].class === "transactional" ? {} : unsubscribeHeaders(unsubscribeLink(registrationId, kind));
