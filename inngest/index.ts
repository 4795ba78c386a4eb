import type { InngestFunction } from "inngest";
import { emitBudgetEvent } from "./functions/budget/emit-budget-event";
import { sendCommunication } from "./functions/communications/send-communication";
import { tellCancelled } from "./functions/events/tell-cancelled";
import { inviteGuest } from "./functions/guests/invite-guest";
import { sendMail } from "./functions/mail/send-mail";
import { draftPlan } from "./functions/plans/draft-plan";
import { writePlan } from "./functions/plans/write-plan";
import { offerFreePlaces } from "./functions/registrations/offer-free-places";
import { sendReminder } from "./functions/reminders/send-reminder";
import { askToUnmute } from "./functions/room/ask-to-unmute";
import { broadcastStage } from "./functions/room/broadcast-stage";
import { closeRoom } from "./functions/room/close-room";
import { removeFromRoom } from "./functions/room/remove-from-room";
import { tellInvitation } from "./functions/room/tell-invitation";
import { tellPrivateMessage } from "./functions/room/tell-private-message";
import { deliverWebhook } from "./functions/webhooks/deliver-webhook";

/** Every function that the engine may call in the `app` pool: one line per job. */
export const functions: InngestFunction.Any[] = [
  sendMail,
  sendReminder,
  writePlan,
  draftPlan,
  broadcastStage,
  removeFromRoom,
  closeRoom,
  askToUnmute,
  tellInvitation,
  tellPrivateMessage,
  deliverWebhook,
  emitBudgetEvent,
  offerFreePlaces,
  sendCommunication,
  inviteGuest,
  tellCancelled,
];
