import type { HandlersOf } from "@/lib/operation/handlers-of";
import { getGuestAccessLink } from "./access/get-guest-access-link";
import { manageGuestAccessLink } from "./access/manage-guest-access-link";
import { confirmMyDetails } from "./backstage/confirm-my-details";
import { enterBackstage } from "./backstage/enter-backstage";
import { createGuest } from "./changing/create-guest";
import { deleteGuest } from "./changing/delete-guest";
import { updateGuest } from "./changing/update-guest";
import type { guestsContract } from "./contract";
import { inviteGuest } from "./invitations/invite-guest";
import { resendGuestInvite } from "./invitations/resend-guest-invite";
import { uploadMyPhoto } from "./photos/upload-my-photo";
import { answerRecording } from "./recording/answer-recording";
import { getGuest } from "./records/get-guest";
import { listGuests } from "./records/list-guests";

export const handlers: HandlersOf<typeof guestsContract> = {
  listGuests,
  createGuest,
  getGuest,
  updateGuest,
  deleteGuest,
  getGuestAccessLink,
  inviteGuest,
  resendGuestInvite,
  confirmMyDetails,
  answerRecording,
  uploadMyPhoto,
  enterBackstage,
  manageGuestAccessLink,
};
