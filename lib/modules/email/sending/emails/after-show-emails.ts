import { composeShowEmail } from "../compose/compose-show-email";
import { defineEmail, type EmailDefinition, NoFacts } from "../definition/define-email";
import type { AfterShowKind } from "../show/after-show-kind";
import { readerAfterShowSkipReason } from "../skip-reasons/after-show-skip-reason";

const afterShowEmail = (kind: AfterShowKind): EmailDefinition<undefined> =>
  defineEmail({
    kind,
    class: "reminder",
    layers: ["event", "workspace"],
    facts: NoFacts,
    skipReason: (mail) => readerAfterShowSkipReason(kind, mail),
    compose: (mail) => composeShowEmail(kind, mail),
  });

/** The replay for registered people, by kind, until they unsubscribe. */
export const afterShowEmails: Record<AfterShowKind, EmailDefinition<undefined>> = {
  replay: afterShowEmail("replay"),
  missed: afterShowEmail("missed"),
};
