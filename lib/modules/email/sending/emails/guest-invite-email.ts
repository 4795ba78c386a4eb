import { z } from "zod";
import { backstageUrl } from "@/lib/modules/show-basics/show-facts";
import { backstageToken } from "@/lib/platform/security/capability";
import { composeGuestInvite } from "../compose/compose-guest-invite";
import { defineEmail } from "../definition/define-email";
import { guestSkipReason } from "../skip-reasons/guest-skip-reason";

/** Invites a guest on stage. Its link is the one valid when the email is composed. */
export const guestInviteEmail = defineEmail({
  kind: "guest_invite",
  class: "transactional",
  layers: ["event", "workspace"],
  facts: z.object({ note: z.string() }),
  skipReason: (mail) => guestSkipReason(mail),
  compose: ({ facts: { note }, ...mail }) => {
    const { id = "", accessVersion = 0 } = mail.guest ?? {};
    return composeGuestInvite("guest_invite", {
      ...mail,
      note,
      link: backstageUrl(backstageToken(id, accessVersion)),
    });
  },
});
