import type { Event, Registration } from "@/lib/generated/prisma/client";
import type { ComposedMail } from "./composed-mail";
import { confirmationFacts } from "./confirmation-facts";
import { confirmationText } from "./confirmation-text";
import { eventView } from "./event-view";
import { invitation } from "./invitation";

interface Given {
  event: Event;
  registration: Registration;
  workspaceName: string;
  now: Date;
}

/** Makes the confirmation of a registration as it stands now. */
export async function composeConfirmation(given: Given): Promise<ComposedMail> {
  const { event, registration, workspaceName, now } = given;
  const facts = confirmationFacts({ event, registration, workspaceName });
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
        ? invitation({ ...event, ...view.times, hostName: view.hostName }, registration, now)
        : null,
    fromName: view.hostName,
    replyTo: view.replyTo,
    headers: {},
  };
}
