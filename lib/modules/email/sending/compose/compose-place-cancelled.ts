import type { EmailContent } from "../definition/define-email";
import { eventView } from "../show/event-view";
import type { ShowEmail } from "../show/show-email";
import { calendarCancellation } from "./calendar/invitation";
import { builtInCopy, ownWords } from "./copy/built-in-copy";
import { fillFields } from "./copy/fill-copy";
import { mergeCopy } from "./copy/merge-copy";
import { showValues } from "./copy/show-values";
import { confirmationFacts } from "./facts/confirmation-facts";
import { confirmationText } from "./facts/confirmation-text";

/**
 * Composes the email that confirms a cancelled registration, and removes the show from the reader's calendar.
 */
export async function composePlaceCancelled(mail: ShowEmail): Promise<EmailContent> {
  const { event, registration, workspace, now } = mail;
  if (!event || !registration) throw new Error("A cancellation without its show or registration");
  const workspaceName = workspace?.name ?? "";
  const facts = confirmationFacts({ event, registration, workspaceName, now });
  const { times, organiser } = eventView(event, workspaceName);
  const values = showValues({ ...facts, organiser, joinLink: "", placeLink: "" });
  const builtIn = builtInCopy("cancelled", facts.language, "given_up");
  const copy = await fillFields(mergeCopy([], builtIn), values);
  const kicker = ownWords(facts.language).given_up.kicker ?? "";
  // The registration has advanced its sequence by two. The second step is for when they register again.
  const ended = { ...registration, calendarSequence: Math.max(0, registration.calendarSequence - 1) };
  // There is nothing left to join, change or be reminded of.
  const none = {
    action: null,
    dateOpen: "",
    joinLink: null,
    calendarLinks: null,
    placeLink: "",
    reason: "",
    unsubscribeLink: "",
  };
  const said = { ...facts, ...none, kicker, copy };
  const [{ render }, { ConfirmationEmail }] = await Promise.all([
    import("react-email"),
    import("./templates/confirmation-email"),
  ]);
  return {
    subject: copy.subject,
    html: await render(ConfirmationEmail({ facts: said })),
    text: confirmationText(said),
    calendar: times && calendarCancellation({ ...event, ...times, organiser }, ended, now),
    headers: {},
  };
}
