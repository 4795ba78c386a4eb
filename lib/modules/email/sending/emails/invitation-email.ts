import { z } from "zod";
import { oneLine } from "@/lib/platform/text/one-line";
import { defineEmail } from "../definition/define-email";

/** Invites someone to a workspace. */
export const invitationEmail = defineEmail({
  kind: "invitation",
  class: "account",
  layers: [],
  facts: z.object({ link: z.string(), workspace: z.string(), invitedBy: z.string(), role: z.string() }),
  isSecret: true,
  skipReason: () => undefined,
  compose: async ({ facts }) => {
    const [{ render }, { InvitationEmail }] = await Promise.all([
      import("react-email"),
      import("../compose/templates/invitation-email"),
    ]);
    const workspace = oneLine(facts.workspace, 120);
    const invitedBy = oneLine(facts.invitedBy, 120);
    const { link, role } = facts;
    return {
      subject: oneLine(`${invitedBy} invited you to ${workspace}`, 150),
      html: await render(InvitationEmail({ link, workspace, invitedBy, role })),
      text: [
        "Hi,",
        `${invitedBy} invited you to join ${workspace} on Showrunner with the ${role} role. Open this link to accept:`,
        link,
        "The link expires in 7 days and works only once, for this email address.",
        "--\nIf you weren’t expecting this invitation, ignore this email. No one can join without the link.\n",
      ].join("\n\n"),
      calendar: null,
      headers: {},
    };
  },
});
