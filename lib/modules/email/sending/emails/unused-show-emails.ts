import { composeShowEmail } from "../compose/compose-show-email";
import { COPY_OF } from "../compose/copy/copy-kinds";
import { COPY_KINDS, type CopyKind } from "../copy-schema";
import { defineEmail, type EmailDefinition, NoFacts } from "../definition/define-email";
import { attendeeSkipReason } from "../skip-reasons/attendee-skip-reason";

/**
 * Returns a show's emails that can be edited and previewed, but that nothing sends yet. One that is sent gets
 * its own file.
 */
export function unusedShowEmails(used: readonly string[]): EmailDefinition[] {
  return COPY_KINDS.filter((kind) => !used.includes(kind)).map(unused) as EmailDefinition[];
}

const unused = (kind: CopyKind) =>
  defineEmail({
    kind,
    class: COPY_OF[kind].class,
    layers: ["event", "workspace"],
    facts: NoFacts,
    isUnused: true,
    skipReason: attendeeSkipReason,
    compose: (mail) => composeShowEmail(kind, mail),
  });
