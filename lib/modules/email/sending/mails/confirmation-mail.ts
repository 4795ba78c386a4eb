import { composeShowMail } from "../compose/compose-show-mail";
import { defineMail, NoFacts } from "../definition/define-mail";
import { whyNotAttendee } from "../skip-reasons/why-not-attendee";

/** Confirms a registration: its state when the email is composed, and the join link. */
export const confirmationMail = defineMail({
  kind: "confirmation",
  class: "transactional",
  layers: ["event", "workspace"],
  facts: NoFacts,
  whyNot: whyNotAttendee,
  compose: (mail) => composeShowMail("confirmation", mail),
});
