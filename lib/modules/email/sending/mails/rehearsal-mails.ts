import { backstageUrl } from "@/lib/modules/show-basics/show-facts";
import { backstageToken } from "@/lib/platform/security/capability";
import { composeGuestInvite } from "../compose/compose-guest-invite";
import { meetingOf, readMeeting } from "../compose/rehearsal-meeting";
import { defineMail, type MailToMake, NoFacts } from "../definition/define-mail";
import { skipped } from "../definition/mail-subject";
import { whyNotGuest } from "../skip-reasons/why-not-guest";

const common = { class: "transactional", layers: ["event", "workspace"], facts: NoFacts } as const;

/** Invites a guest to a rehearsal, or announces its new time. Shows its times when the email is composed. */
export const rehearsalInviteMail = defineMail({
  ...common,
  kind: "rehearsal_invite",
  whyNot: async (mail) => {
    const block = whyNotGuest(mail, "rehearsal_invite");
    if (block) return block;
    const told = await readMeeting(mail.message.id);
    if (!told?.isOn) return skipped("rehearsal_changed", "The guest is no longer part of this rehearsal.");
    return told.endsAt <= mail.now ? skipped("too_late", "The rehearsal has ended.") : undefined;
  },
  compose: (mail) => composeRehearsalMail(mail, false),
});

/** Tells a guest that a rehearsal is cancelled for them, and removes it from their calendar. */
export const rehearsalCancelledMail = defineMail({
  ...common,
  kind: "rehearsal_cancelled",
  whyNot: async (mail) => {
    const block = whyNotGuest(mail, "rehearsal_invite");
    if (block) return block;
    const told = await readMeeting(mail.message.id);
    return told && !told.isOn
      ? undefined
      : skipped("rehearsal_changed", "The guest is part of this rehearsal again.");
  },
  compose: (mail) => composeRehearsalMail(mail, true),
});

async function composeRehearsalMail(mail: MailToMake<undefined>, off: boolean) {
  const told = await readMeeting(mail.message.id);
  if (!told) throw new Error("An email about a rehearsal that no longer exists");
  const { id = "", accessVersion = 0 } = mail.guest ?? {};
  return composeGuestInvite("rehearsal_invite", {
    ...mail,
    note: told.note,
    link: backstageUrl(backstageToken(id, accessVersion)),
    meeting: meetingOf(told, off),
  });
}
