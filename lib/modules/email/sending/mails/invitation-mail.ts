import { z } from "zod";
import { oneLine } from "@/lib/platform/text/one-line";
import { defineMail } from "../definition/define-mail";

/** Offers a place in a workspace. */
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
      subject: oneLine(`${invitedBy} invites you to ${workspace}`, 150),
      html: await render(InvitationMail({ link, workspace, invitedBy, role })),
      text: [
        "Hello,",
        `${invitedBy} invites you to work in ${workspace} on Showrunner, as ${role}. Open this link to accept:`,
        link,
        "It works once, for seven days and for this address.",
        "--\nYou do not know what this is about? Then do nothing: without the link nobody joins.\n",
      ].join("\n\n"),
      calendar: null,
      headers: {},
    };
  },
});
