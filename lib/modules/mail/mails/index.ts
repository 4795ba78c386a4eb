import type { MailDefinition } from "../define-mail";
import { confirmationMail } from "./confirmation-mail";
import { guestInviteMail } from "./guest-invite-mail";
import { invitationMail } from "./invitation-mail";
import { messageMail } from "./message-mail";
import { reminderMails } from "./reminder-mails";
import { signInMail } from "./sign-in-mail";
import { signupLinkMail } from "./signup-link-mail";
import { webhookDisabledMail } from "./webhook-disabled-mail";

/** Every mail that there is: one line a mail. */
const MAILS = [
  confirmationMail,
  ...Object.values(reminderMails),
  signInMail,
  signupLinkMail,
  invitationMail,
  messageMail,
  webhookDisabledMail,
  guestInviteMail,
] as readonly MailDefinition[];

const byKind = new Map(MAILS.map((mail) => [mail.kind, mail]));

/** The definition of a message's kind; undefined for kinds of another release. */
export const findMail = (kind: string): MailDefinition | undefined => byKind.get(kind);
