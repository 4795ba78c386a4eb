import { joinProgramJob } from "@/lib/modules/after/playback/files/join-program-job";
import { probePartJob } from "@/lib/modules/after/tracks/uploads/probing/probe-part-job";
import { finishNotetakerJob } from "@/lib/modules/calls/notetaker/finish-notetaker-job";
import { embedPassagesJob } from "@/lib/modules/calls/passages/embedding/embed-passages-job";
import { emitBudgetEventJob } from "@/lib/modules/developers/usage/emit-budget-event-job";
import { deliverWebhookJob } from "@/lib/modules/developers/webhooks/deliveries/deliver-webhook-job";
import { sendAfterShowJob } from "@/lib/modules/email/after-show/send-after-show-job";
import { sendCommunicationJob } from "@/lib/modules/email/communications/sending/send-communication-job";
import { sendReminderJob } from "@/lib/modules/email/reminders/send-reminder-job";
import { sendEmailJob } from "@/lib/modules/email/sending/delivery/send-email-job";
import { fetchPictureJob } from "@/lib/modules/files/pictures/fetch-picture-job";
import { publishJob } from "@/lib/modules/made/distribution/rows/publish-job";
import { withdrawJob } from "@/lib/modules/made/distribution/rows/withdraw-job";
import { makePromoKitJob } from "@/lib/modules/made/promo-kit/make-promo-kit-job";
import { renderClipJob } from "@/lib/modules/made/shorts/clips/render-clip-job";
import { analyzeAwaitedJob } from "@/lib/modules/made/shorts/finding/analyze-awaited-job";
import { checkMediaJob } from "@/lib/modules/material/media-checks/check-media-job";
import { convertPresentationJob } from "@/lib/modules/material/presentations/conversion/convert-presentation-job";
import { convertVideoJob } from "@/lib/modules/material/videos/conversion/convert-video-job";
import { removeFromRoomJob } from "@/lib/modules/people/guests/access/remove-from-room-job";
import { inviteGuestJob } from "@/lib/modules/people/guests/invitations/invite-guest-job";
import { draftPlanJob } from "@/lib/modules/plan/plans/writing/draft-plan-job";
import { writePlanJob } from "@/lib/modules/plan/plans/writing/write-plan-job";
import { importRegistrationsJob } from "@/lib/modules/registrations/imports/import-registrations-job";
import { offerPlacesJob } from "@/lib/modules/registrations/places/waiting-list/offer-places-job";
import { notifyOfInvitationJob } from "@/lib/modules/room/room/messages/notify-of-invitation-job";
import { privateMessageJob } from "@/lib/modules/room/room/messages/private-message-job";
import { askToUnmuteJob } from "@/lib/modules/room/room/moderation/ask-to-unmute-job";
import { notifyOfCancellationJob } from "@/lib/modules/shows/event-lifecycle/cancelled-notices/notify-of-cancellation-job";
import { broadcastStageJob } from "@/lib/modules/stage/broadcast";
import { storeWatchJob } from "@/lib/modules/stage/show-numbers/storing/store-watch-job";
import { closeRoomJob } from "@/lib/modules/studio/studio/on-air/close-room-job";
import type { JobKind } from "@/lib/platform/jobs/job-kind";

/**
 * Every job kind of every pool: one line each. Every process knows them all, so that none ends a job that
 * another would run. Importing this loads only the declarations.
 */
export const kinds: readonly JobKind[] = [
  sendEmailJob,
  sendReminderJob,
  sendAfterShowJob,
  writePlanJob,
  draftPlanJob,
  broadcastStageJob,
  removeFromRoomJob,
  closeRoomJob,
  askToUnmuteJob,
  notifyOfInvitationJob,
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
  notifyOfCancellationJob,
  probePartJob,
  joinProgramJob,
  embedPassagesJob,
  renderClipJob,
  analyzeAwaitedJob,
  makePromoKitJob,
  storeWatchJob,
  publishJob,
  withdrawJob,
  finishNotetakerJob,
];

export const kindNames: readonly string[] = kinds.map(({ kind }) => kind);
