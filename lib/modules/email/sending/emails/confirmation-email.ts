import { composeShowEmail } from "../compose/compose-show-email";
import { defineEmail, NoFacts } from "../definition/define-email";
import { attendeeSkipReason } from "../skip-reasons/attendee-skip-reason";

/** What somebody gets who registered: their place as it stands when the mail is made, and the link to the show. */
export const confirmationEmail = defineEmail({
  kind: "confirmation",
  class: "transactional",
  layers: ["event", "workspace"],
  facts: NoFacts,
  skipReason: attendeeSkipReason,
  compose: (mail) => composeShowEmail("confirmation", mail),
});
