import { confirmationFacts } from "../confirmation-facts";
import { confirmationText } from "../confirmation-text";
import { defineMail, NoFacts } from "../define-mail";
import { eventView } from "../event-view";
import { invitation } from "../invitation";
import { whyNotAttendee } from "../why-not-attendee";

/** What somebody gets who registered: their place as it stands when the mail is made, and the link to the show. */
export const confirmationMail = defineMail({
  kind: "confirmation",
  class: "transactional",
  layers: ["event", "workspace"],
  facts: NoFacts,
  whyNot: whyNotAttendee,
  compose: async ({ event, registration, workspace, now }) => {
    if (!event || !registration) throw new Error("A confirmation without its show or registration");
    const workspaceName = workspace?.name ?? "";
    const facts = confirmationFacts({ event, registration, workspaceName });
    const view = eventView(event, workspaceName);
    // Loaded on first use: the mail library is heavy and most processes never make a mail.
    const [{ render }, { ConfirmationMail }] = await Promise.all([
      import("react-email"),
      import("../templates/confirmation-mail"),
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
  },
});
