import { accountsContract } from "@/lib/modules/accounts/accounts/contract";
import { auditContract } from "@/lib/modules/accounts/audit/contract";
import { personalDataContract } from "@/lib/modules/accounts/personal-data/contract";
import { teamContract } from "@/lib/modules/accounts/team/contract";
import { liveOverHttpContract } from "@/lib/modules/after/live-over-http/contract";
import { recordingUploadsContract } from "@/lib/modules/after/recording-uploads/contract";
import { showLedgerContract } from "@/lib/modules/after/show-ledger-reading/contract";
import { tracksContract } from "@/lib/modules/after/tracks/contract";
import { transcriptsContract } from "@/lib/modules/after/transcripts/contract";
import { audienceContract } from "@/lib/modules/audience/audience/contract";
import { audienceQuestionsContract } from "@/lib/modules/audience/audience-questions/contract";
import { chatContract } from "@/lib/modules/audience/chat/contract";
import { callAnswersContract } from "@/lib/modules/calls/call-answers/contract";
import { callKeysContract } from "@/lib/modules/calls/call-keys/contract";
import { callWritingContract } from "@/lib/modules/calls/call-writing/contract";
import { callsContract } from "@/lib/modules/calls/calls/contract";
import { dealsContract } from "@/lib/modules/calls/deals/contract";
import { knowledgeContract } from "@/lib/modules/calls/knowledge/contract";
import { notetakerContract } from "@/lib/modules/calls/notetaker/contract";
import { interfaceContract } from "@/lib/modules/developers/interface/contract";
import { jobsContract } from "@/lib/modules/developers/jobs/contract";
import { keysContract } from "@/lib/modules/developers/keys/contract";
import { oauthContract } from "@/lib/modules/developers/oauth/contract";
import { requestsContract } from "@/lib/modules/developers/requests/contract";
import { testClockContract } from "@/lib/modules/developers/test-clock/contract";
import { usageContract } from "@/lib/modules/developers/usage/contract";
import { webhooksContract } from "@/lib/modules/developers/webhooks/contract";
import { communicationsContract } from "@/lib/modules/email/communications/contract";
import { emailsContract } from "@/lib/modules/email/copy/contract";
import { emailContract } from "@/lib/modules/email/sending/contract";
import { assetsContract } from "@/lib/modules/files/assets/contract";
import { contentContract } from "@/lib/modules/made/content/contract";
import { distributionContract } from "@/lib/modules/made/distribution/contract";
import { promoKitContract } from "@/lib/modules/made/promo-kit/contract";
import { shortsContract } from "@/lib/modules/made/shorts/contract";
import { presentationsContract } from "@/lib/modules/material/presentations/contract";
import { sponsorsContract } from "@/lib/modules/material/sponsors/contract";
import { videosContract } from "@/lib/modules/material/videos/contract";
import { analyticsContract } from "@/lib/modules/numbers/analytics/contract";
import { signupContract } from "@/lib/modules/pages/signup/contract";
import { signupPagesContract } from "@/lib/modules/pages/signup-pages/contract";
import { guestsContract } from "@/lib/modules/people/guests/contract";
import { rehearsalsContract } from "@/lib/modules/people/rehearsals/contract";
import { technicalChecksContract } from "@/lib/modules/people/technical-checks/contract";
import { vendorsContract } from "@/lib/modules/people/vendors/contract";
import { planTablesContract } from "@/lib/modules/plan/plan-tables/contract";
import { plansContract } from "@/lib/modules/plan/plans/contract";
import { registrationExportsContract } from "@/lib/modules/registrations/exports/contract";
import { registrationImportsContract } from "@/lib/modules/registrations/imports/contract";
import { peopleContract } from "@/lib/modules/registrations/people/contract";
import { registrationsContract } from "@/lib/modules/registrations/registrations/contract";
import { recordingsContract } from "@/lib/modules/replays/recordings/contract";
import { replayContract } from "@/lib/modules/replays/replay/contract";
import { surveyContract } from "@/lib/modules/replays/survey/contract";
import { privateMessagesContract } from "@/lib/modules/room/private-messages/contract";
import { raisedHandsContract } from "@/lib/modules/room/raised-hands/contract";
import { roomContract } from "@/lib/modules/room/room/contract";
import { stageInvitationsContract } from "@/lib/modules/room/stage-invitations/contract";
import { clientsContract } from "@/lib/modules/show-basics/clients/contract";
import { seriesContract } from "@/lib/modules/show-basics/series/contract";
import { eventLifecycleContract } from "@/lib/modules/shows/event-lifecycle/contract";
import { eventsContract } from "@/lib/modules/shows/events/contract";
import { showDocumentContract } from "@/lib/modules/shows/show-document/contract";
import { showroomsContract } from "@/lib/modules/shows/showrooms/contract";
import { liveFeedContract } from "@/lib/modules/stage/live-feed/contract";
import { showNumbersContract } from "@/lib/modules/stage/show-numbers/contract";
import { announcerContract } from "@/lib/modules/studio/announcer/contract";
import { holdingContract } from "@/lib/modules/studio/holding/contract";
import { privateCuesContract } from "@/lib/modules/studio/private-cues/contract";
import { stageControlContract } from "@/lib/modules/studio/stage-control/contract";
import { studioContract } from "@/lib/modules/studio/studio/contract";
import { studioCommandsContract } from "@/lib/modules/studio/studio-commands/contract";
import { studioLinksContract } from "@/lib/modules/studio/studio-links/contract";
import { voiceCommandsContract } from "@/lib/modules/studio/voice-commands/contract";
import { whiteboardContract } from "@/lib/modules/studio/whiteboard/contract";

/** The contracts of all modules. Everything else is derived from this list. */
export const CONTRACTS = {
  ...interfaceContract,
  ...clientsContract,
  ...usageContract,
  ...auditContract,
  ...requestsContract,
  ...eventsContract,
  ...eventLifecycleContract,
  ...seriesContract,
  ...plansContract,
  ...planTablesContract,
  ...signupPagesContract,
  ...presentationsContract,
  ...videosContract,
  ...announcerContract,
  ...showDocumentContract,
  ...showroomsContract,
  ...guestsContract,
  ...technicalChecksContract,
  ...rehearsalsContract,
  ...vendorsContract,
  ...sponsorsContract,
  ...registrationsContract,
  ...registrationImportsContract,
  ...registrationExportsContract,
  ...signupContract,
  ...personalDataContract,
  ...testClockContract,
  ...communicationsContract,
  ...peopleContract,
  ...accountsContract,
  ...teamContract,
  ...keysContract,
  ...emailContract,
  ...emailsContract,
  ...studioContract,
  ...showNumbersContract,
  ...showLedgerContract,
  ...recordingsContract,
  ...recordingUploadsContract,
  ...analyticsContract,
  ...liveOverHttpContract,
  ...replayContract,
  ...surveyContract,
  ...tracksContract,
  ...transcriptsContract,
  ...shortsContract,
  ...contentContract,
  ...dealsContract,
  ...promoKitContract,
  ...distributionContract,
  ...callAnswersContract,
  ...callKeysContract,
  ...callWritingContract,
  ...callsContract,
  ...knowledgeContract,
  ...notetakerContract,
  ...studioCommandsContract,
  ...stageControlContract,
  ...holdingContract,
  ...audienceQuestionsContract,
  ...privateCuesContract,
  ...privateMessagesContract,
  ...roomContract,
  ...liveFeedContract,
  ...chatContract,
  ...raisedHandsContract,
  ...audienceContract,
  ...studioLinksContract,
  ...stageInvitationsContract,
  ...whiteboardContract,
  ...voiceCommandsContract,
  ...webhooksContract,
  ...jobsContract,
  ...assetsContract,
  ...oauthContract,
};

export type OperationId = keyof typeof CONTRACTS;
