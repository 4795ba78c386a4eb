import { composeShowEmail } from "../compose/compose-show-email";
import { defineEmail, NoFacts } from "../definition/define-email";
import { attendeeSkipReason } from "../skip-reasons/attendee-skip-reason";

/** Confirms a registration: its state when the email is composed, and the join link. */
export const confirmationEmail = defineEmail({
  kind: "confirmation",
  class: "transactional",
  layers: ["event", "workspace"],
  facts: NoFacts,
  skipReason: attendeeSkipReason,
  compose: (mail) => composeShowEmail("confirmation", mail),
});
