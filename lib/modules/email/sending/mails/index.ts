import type { MailDefinition } from "../definition/define-mail";
import { cancelledMail } from "./cancelled-mail";
import { confirmationMail } from "./confirmation-mail";
import { guestInviteMail } from "./guest-invite-mail";
import { invitationMail } from "./invitation-mail";
import { messageMail } from "./message-mail";
import { placeCancelledMail } from "./place-cancelled-mail";
import { rehearsalCancelledMail, rehearsalInviteMail } from "./rehearsal-mails";
import { reminderMails } from "./reminder-mails";
import { signInMail } from "./sign-in-mail";
import { signupLinkMail } from "./signup-link-mail";
import { unusedShowMails } from "./unused-show-mails";
import { webhookDisabledMail } from "./webhook-disabled-mail";

/** Every email that is sent, one per line. */
const SENT = [
  confirmationMail,
  ...Object.values(reminderMails),
  signInMail,
  signupLinkMail,
  invitationMail,
  messageMail,
  webhookDisabledMail,
  guestInviteMail,
  placeCancelledMail,
  rehearsalInviteMail,
  rehearsalCancelledMail,
  cancelledMail,
] as readonly MailDefinition[];

const MAILS = [...SENT, ...unusedShowMails(SENT.map(({ kind }) => kind))];

const byKind = new Map(MAILS.map((mail) => [mail.kind, mail]));

/** Returns the definition of a message's kind. Undefined for kinds of another release. */
export const findMail = (kind: string): MailDefinition | undefined => byKind.get(kind);
