import { sendCommunicationJob } from "@/lib/modules/communications/send-communication-job";
import { tellCancelledJob } from "@/lib/modules/event-lifecycle/tell-cancelled-job";
import { inviteGuestJob } from "@/lib/modules/guests/invite-guest-job";
import { removeFromRoomJob } from "@/lib/modules/guests/remove-from-room-job";
import { sendMailJob } from "@/lib/modules/mail/send-mail-job";
import { checkMediaJob } from "@/lib/modules/media/check-media-job";
import { fetchPictureJob } from "@/lib/modules/pictures/fetch-picture-job";
import { draftPlanJob } from "@/lib/modules/plans/draft-plan-job";
import { writePlanJob } from "@/lib/modules/plans/write-plan-job";
import { convertPresentationJob } from "@/lib/modules/presentations/convert-presentation-job";
import { importRegistrationsJob } from "@/lib/modules/registration-imports/import-registrations-job";
import { offerPlacesJob } from "@/lib/modules/registration-record/offer-places-job";
import { sendReminderJob } from "@/lib/modules/reminders/send-reminder-job";
import { askToUnmuteJob } from "@/lib/modules/room/ask-to-unmute-job";
import { privateMessageJob } from "@/lib/modules/room/private-message-job";
import { tellInvitationJob } from "@/lib/modules/room/tell-invitation-job";
import { broadcastStageJob } from "@/lib/modules/studio/broadcast-stage-job";
import { closeRoomJob } from "@/lib/modules/studio/close-room-job";
import { emitBudgetEventJob } from "@/lib/modules/usage/emit-budget-event-job";
import { convertVideoJob } from "@/lib/modules/videos/convert-video-job";
import { deliverWebhookJob } from "@/lib/modules/webhooks/deliver-webhook-job";
import type { JobKind } from "@/lib/platform/jobs/job-kind";

/**
 * Every kind of job, of whichever pool: one line each. Every process knows them all, so that none ends a job that
 * another one would run. No more than the declarations is loaded with it.
 */
export const kinds: readonly JobKind[] = [
  sendMailJob,
  sendReminderJob,
  writePlanJob,
  draftPlanJob,
  broadcastStageJob,
  removeFromRoomJob,
  closeRoomJob,
  askToUnmuteJob,
  tellInvitationJob,
  privateMessageJob,
  deliverWebhookJob,
  emitBudgetEventJob,
  checkMediaJob,
  offerPlacesJob,
  importRegistrationsJob,
  convertPresentationJob,
  convertVideoJob,
  sendCommunicationJob,
  inviteGuestJob,
  fetchPictureJob,
  tellCancelledJob,
];

export const kindNames: readonly string[] = kinds.map(({ kind }) => kind);
