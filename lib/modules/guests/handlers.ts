import type { HandlersOf } from "@/lib/operation/handlers-of";
import { answerRecording } from "./answer-recording";
import { confirmMyDetails } from "./confirm-my-details";
import type { guestsContract } from "./contract";
import { createGuest } from "./create-guest";
import { deleteGuest } from "./delete-guest";
import { enterBackstage } from "./enter-backstage";
import { getGuest } from "./get-guest";
import { getGuestAccessLink } from "./get-guest-access-link";
import { inviteGuest } from "./invite-guest";
import { listGuests } from "./list-guests";
import { manageGuestAccessLink } from "./manage-guest-access-link";
import { resendGuestInvite } from "./resend-guest-invite";
import { updateGuest } from "./update-guest";
import { uploadMyPhoto } from "./upload-my-photo";

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
