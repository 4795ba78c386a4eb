import type { EmailDefinition } from "../definition/define-email";
import { afterShowEmails } from "./after-show-emails";
import { cancelledEmail } from "./cancelled-email";
import { confirmationEmail } from "./confirmation-email";
import { guestInviteEmail } from "./guest-invite-email";
import { invitationEmail } from "./invitation-email";
import { messageEmail } from "./message-email";
import { placeCancelledEmail } from "./place-cancelled-email";
import { recordingReadyEmail } from "./recording-ready-email";
import { rehearsalCancelledEmail, rehearsalInviteEmail } from "./rehearsal-emails";
import { reminderEmails } from "./reminder-emails";
import { signInEmail } from "./sign-in-email";
import { signupLinkEmail } from "./signup-link-email";
import { storageNearlyFullEmail } from "./storage-nearly-full-email";
import { webhookDisabledEmail } from "./webhook-disabled-email";

/** Every email that is sent, one per line. */
const SENT = [
  confirmationEmail,
  ...Object.values(reminderEmails),
  ...Object.values(afterShowEmails),
  signInEmail,
  signupLinkEmail,
  invitationEmail,
  messageEmail,
  webhookDisabledEmail,
  recordingReadyEmail,
  storageNearlyFullEmail,
  guestInviteEmail,
  placeCancelledEmail,
  rehearsalInviteEmail,
  rehearsalCancelledEmail,
  cancelledEmail,
] as readonly EmailDefinition[];

const byKind = new Map(SENT.map((mail) => [mail.kind, mail]));

/** Returns the definition of a message's kind. Undefined for kinds of another release. */
export const findEmail = (kind: string): EmailDefinition | undefined => byKind.get(kind);
