import { backstageUrl } from "@/lib/modules/show-basics/show-facts";
import { backstageToken } from "@/lib/platform/security/capability";
import { composeGuestInvite } from "../compose/compose-guest-invite";
import { meetingOf, readMeeting } from "../compose/rehearsal-meeting";
import { defineEmail, type EmailToMake, NoFacts } from "../definition/define-email";
import { skipped } from "../definition/email-subject";
import { guestSkipReason } from "../skip-reasons/guest-skip-reason";

const common = { class: "transactional", layers: ["event", "workspace"], facts: NoFacts } as const;

/** Invites a guest to a rehearsal, or announces its new time. Shows its times when the email is composed. */
export const rehearsalInviteEmail = defineEmail({
  ...common,
  kind: "rehearsal_invite",
  skipReason: async (mail) => {
    const block = guestSkipReason(mail, "rehearsal_invite");
    if (block) return block;
    const meeting = await readMeeting(mail.message.id);
    if (!meeting?.isOn) return skipped("rehearsal_changed", "The guest is no longer part of this rehearsal.");
    return meeting.endsAt <= mail.now ? skipped("too_late", "The rehearsal has ended.") : undefined;
  },
  compose: (mail) => composeRehearsalEmail(mail, false),
});

/** Tells a guest that a rehearsal is cancelled for them, and removes it from their calendar. */
export const rehearsalCancelledEmail = defineEmail({
  ...common,
  kind: "rehearsal_cancelled",
  skipReason: async (mail) => {
    const block = guestSkipReason(mail, "rehearsal_invite");
    if (block) return block;
    const meeting = await readMeeting(mail.message.id);
    return meeting && !meeting.isOn
      ? undefined
      : skipped("rehearsal_changed", "The guest is part of this rehearsal again.");
  },
  compose: (mail) => composeRehearsalEmail(mail, true),
});

async function composeRehearsalEmail(mail: EmailToMake<undefined>, off: boolean) {
  const meeting = await readMeeting(mail.message.id);
  if (!meeting) throw new Error("An email about a rehearsal that no longer exists");
  const { id = "", accessVersion = 0 } = mail.guest ?? {};
  return composeGuestInvite("rehearsal_invite", {
    ...mail,
    note: meeting.note,
    link: backstageUrl(backstageToken(id, accessVersion)),
    meeting: meetingOf(meeting, off),
  });
}
