import { confirmationFacts } from "./confirmation-facts";
import { confirmationText } from "./confirmation-text";
import type { MailContent } from "./define-mail";
import { eventView } from "./event-view";
import { invitation } from "./invitation";
import type { MailSubject } from "./mail-subject";

/** Writes the confirmation of a place as it stands at this moment. */
export async function composeConfirmation({
  event,
  registration,
  workspace,
  now,
}: MailSubject & { now: Date }): Promise<MailContent> {
  if (!event || !registration) throw new Error("A confirmation without its show or registration");
  const workspaceName = workspace?.name ?? "";
  const facts = confirmationFacts({ event, registration, workspaceName, now });
  const view = eventView(event, workspaceName);
  // Loaded on first use: the mail library is heavy and most processes never make a mail.
  const [{ render }, { ConfirmationMail }] = await Promise.all([
    import("react-email"),
    import("./templates/confirmation-mail"),
  ]);
  return {
    subject: facts.words.subject[facts.state](facts.title),
    html: await render(ConfirmationMail({ facts })),
    text: confirmationText(facts),
    calendar:
      facts.joinLink && view.times
        ? invitation({ ...event, ...view.times, organiser: view.organiser }, registration, now)
        : null,
    headers: {},
  };
}
