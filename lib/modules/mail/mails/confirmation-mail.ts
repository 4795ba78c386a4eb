import { composeConfirmation } from "../compose-confirmation";
import { defineMail, NoFacts } from "../define-mail";
import { whyNotAttendee } from "../why-not-attendee";

/** What somebody gets who registered: their place as it stands when the mail is made, and the link to the show. */
export const confirmationMail = defineMail({
  kind: "confirmation",
  class: "transactional",
  layers: ["event", "workspace"],
  facts: NoFacts,
  whyNot: whyNotAttendee,
  compose: composeConfirmation,
});
