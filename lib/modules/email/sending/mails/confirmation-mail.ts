import { composeShowMail } from "../compose/compose-show-mail";
import { defineMail, NoFacts } from "../definition/define-mail";
import { whyNotAttendee } from "../skip-reasons/why-not-attendee";

/** What somebody gets who registered: their place as it stands when the mail is made, and the link to the show. */
export const confirmationMail = defineMail({
  kind: "confirmation",
  class: "transactional",
  layers: ["event", "workspace"],
  facts: NoFacts,
  whyNot: whyNotAttendee,
  compose: (mail) => composeShowMail("confirmation", mail),
});
