import { type ConfirmationFacts, confirmationFacts } from "./confirmation-facts";
import { confirmationText } from "./confirmation-text";
import { COPY_OF } from "./copy/copy-kinds";
import { showValues } from "./copy/show-values";
import type { CopyKind } from "./copy-schema";
import type { MailContent } from "./define-mail";
import { eventView } from "./event-view";
import { fillCopy } from "./fill-copy";
import { invitation } from "./invitation";
import type { ShowMail } from "./show-mail";

/** Kinds whose calendar part puts the show into the reader's calendar, or moves it there. */
const WITH_CALENDAR: ReadonlySet<CopyKind> = new Set(["confirmation", "changed"]);

/**
 * Makes a mail of a show to one of its people, with the copy of all layers. Layers speak to those who have a place: who
 * waits or has asked for one is told so in our own words, under the sender that the layers name.
 */
export async function composeShowMail(kind: CopyKind, mail: ShowMail): Promise<MailContent> {
  const { preheader: _, ...content } = await drawShowMail(kind, mail);
  return content;
}

/** The same with what mail programs show behind the subject, which is in the HTML alone. */
export async function drawShowMail(
  kind: CopyKind,
  { event, registration, workspace, now }: ShowMail,
): Promise<MailContent & { preheader: string }> {
  if (!event || !registration) throw new Error(`A mail ${kind} without its show or registration`);
  const workspaceName = workspace?.name ?? "";
  const facts = confirmationFacts({ event, registration, workspaceName });
  const view = eventView(event, workspaceName);
  const copy = await fillCopy(kind, event, showValues(facts));
  const said = factsOf(kind, facts);
  if (kind !== "confirmation" || said.state === "confirmed") said.copy = copy;
  // Loaded on first use: the mail library is heavy and most processes never make a mail.
  const [{ render }, { ConfirmationMail }] = await Promise.all([
    import("react-email"),
    import("./templates/confirmation-mail"),
  ]);
  return {
    subject: said.copy?.subject || facts.words.subject[facts.state](facts.title),
    preheader: said.copy?.preheader ?? "",
    html: await render(ConfirmationMail({ facts: said })),
    text: confirmationText(said),
    calendar:
      facts.joinLink && view.times && WITH_CALENDAR.has(kind)
        ? invitation({ ...event, ...view.times, organiser: view.organiser }, registration, now)
        : null,
    headers: headersOf(kind, facts),
    ...(copy.fromName ? { fromName: copy.fromName } : {}),
    ...(copy.replyTo ? { replyTo: copy.replyTo } : {}),
  };
}

/** What of a confirmation's facts belongs into this kind. */
function factsOf(kind: CopyKind, facts: ConfirmationFacts): ConfirmationFacts {
  if (kind === "confirmation") return { ...facts };
  const { calendarLinks } = facts;
  const others = { ...facts, kicker: "", calendarLinks: WITH_CALENDAR.has(kind) ? calendarLinks : null };
  return COPY_OF[kind].to === "guest" ? { ...others, isToGuest: true } : others;
}

/** One click on what mail programs show ends the reminders; what somebody asked for cannot be unsubscribed. */
const headersOf = (kind: CopyKind, { unsubscribeLink }: ConfirmationFacts): Record<string, string> =>
  COPY_OF[kind].class === "transactional"
    ? {}
    : {
        "List-Unsubscribe": `<${unsubscribeLink}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };
