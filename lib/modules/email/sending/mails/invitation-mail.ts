import { z } from "zod";
import { oneLine } from "@/lib/platform/text/one-line";
import { defineMail } from "../definition/define-mail";

/** Invites someone to a workspace. */
export const invitationMail = defineMail({
  kind: "invitation",
  class: "account",
  layers: [],
  facts: z.object({ link: z.string(), workspace: z.string(), invitedBy: z.string(), role: z.string() }),
  isSecret: true,
  whyNot: () => undefined,
  compose: async ({ facts }) => {
    const [{ render }, { InvitationMail }] = await Promise.all([
      import("react-email"),
      import("../compose/templates/invitation-mail"),
    ]);
    const workspace = oneLine(facts.workspace, 120);
    const invitedBy = oneLine(facts.invitedBy, 120);
    const { link, role } = facts;
    return {
      subject: oneLine(`${invitedBy} invited you to ${workspace}`, 150),
      html: await render(InvitationMail({ link, workspace, invitedBy, role })),
      text: [
        "Hi,",
        `${invitedBy} invited you to join ${workspace} on Showrunner as ${role}. Open this link to accept:`,
        link,
        "The link expires in 7 days and works only once, for this email address.",
        "--\nIf you weren’t expecting this invitation, ignore this email. No one can join without the link.\n",
      ].join("\n\n"),
      calendar: null,
      headers: {},
    };
  },
});
