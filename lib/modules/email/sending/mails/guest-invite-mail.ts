import { z } from "zod";
import { backstageUrl } from "@/lib/modules/show-basics/show-facts";
import { backstageToken } from "@/lib/platform/security/capability";
import { composeGuestInvite } from "../compose/compose-guest-invite";
import { defineMail } from "../definition/define-mail";
import { whyNotGuest } from "../skip-reasons/why-not-guest";

/** Invites a guest on stage. Its link is the one valid when the email is composed. */
export const guestInviteMail = defineMail({
  kind: "guest_invite",
  class: "transactional",
  layers: ["event", "workspace"],
  facts: z.object({ note: z.string() }),
  whyNot: (mail) => whyNotGuest(mail),
  compose: ({ facts: { note }, ...mail }) => {
    const { id = "", accessVersion = 0 } = mail.guest ?? {};
    return composeGuestInvite("guest_invite", {
      ...mail,
      note,
      link: backstageUrl(backstageToken(id, accessVersion)),
    });
  },
});
