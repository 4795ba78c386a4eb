import { composeShowMail } from "../compose/compose-show-mail";
import { COPY_OF } from "../compose/copy/copy-kinds";
import { COPY_KINDS, type CopyKind } from "../copy-schema";
import { defineMail, type MailDefinition, NoFacts } from "../definition/define-mail";
import { whyNotAttendee } from "../skip-reasons/why-not-attendee";

/**
 * Returns a show's emails that can be edited and previewed, but that nothing sends yet. One that is sent gets
 * its own file.
 */
export function unusedShowMails(used: readonly string[]): MailDefinition[] {
  return COPY_KINDS.filter((kind) => !used.includes(kind)).map(unused) as MailDefinition[];
}

const unused = (kind: CopyKind) =>
  defineMail({
    kind,
    class: COPY_OF[kind].class,
    layers: ["event", "workspace"],
    facts: NoFacts,
    isUnused: true,
    whyNot: whyNotAttendee,
    compose: (mail) => composeShowMail(kind, mail),
  });
