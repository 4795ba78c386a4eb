import type { InngestFunction } from "inngest";
import { emitBudgetEvent } from "./functions/budget/emit-budget-event";
import { finishSentNotetaker } from "./functions/calls/finish-notetaker";
import { sendCommunication } from "./functions/communications/send-communication";
import { withdrawDistributed } from "./functions/distribution/withdraw-item";
import { sendEmail } from "./functions/email/send-email";
import { notifyOfCancellation } from "./functions/events/notify-of-cancellation";
import { storeAudienceWatch } from "./functions/events/store-watch";
import { inviteGuest } from "./functions/guests/invite-guest";
import { draftPlan } from "./functions/plans/draft-plan";
import { writePlan } from "./functions/plans/write-plan";
import { analyzeAwaitedMoments } from "./functions/programs/analyze-awaited";
import { offerFreePlaces } from "./functions/registrations/offer-free-places";
import { sendAfterShow } from "./functions/reminders/send-after-show";
import { sendReminder } from "./functions/reminders/send-reminder";
import { askToUnmute } from "./functions/room/ask-to-unmute";
import { broadcastStage } from "./functions/room/broadcast-stage";
import { closeRoom } from "./functions/room/close-room";
import { notifyOfInvitation } from "./functions/room/notify-of-invitation";
import { notifyOfPrivateMessage } from "./functions/room/notify-of-private-message";
import { removeFromRoom } from "./functions/room/remove-from-room";
import { deliverWebhook } from "./functions/webhooks/deliver-webhook";

/** Every function that the engine may call in the `app` pool: one line per job. */
export const functions: InngestFunction.Any[] = [
  sendEmail,
  sendReminder,
  sendAfterShow,
  writePlan,
  draftPlan,
  broadcastStage,
  removeFromRoom,
  closeRoom,
  askToUnmute,
  notifyOfInvitation,
  notifyOfPrivateMessage,
  deliverWebhook,
  emitBudgetEvent,
  offerFreePlaces,
  sendCommunication,
  inviteGuest,
  notifyOfCancellation,
  storeAudienceWatch,
  withdrawDistributed,
  finishSentNotetaker,
  analyzeAwaitedMoments,
];
