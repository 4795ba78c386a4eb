import { accountsContract } from "@/lib/modules/accounts/contract";
import { announcerContract } from "@/lib/modules/announcer/contract";
import { assetsContract } from "@/lib/modules/assets/contract";
import { audienceContract } from "@/lib/modules/audience/contract";
import { audienceQuestionsContract } from "@/lib/modules/audience-questions/contract";
import { auditContract } from "@/lib/modules/audit/contract";
import { chatContract } from "@/lib/modules/chat/contract";
import { clientsContract } from "@/lib/modules/clients/contract";
import { communicationsContract } from "@/lib/modules/communications/contract";
import { emailsContract } from "@/lib/modules/emails/contract";
import { eventLifecycleContract } from "@/lib/modules/event-lifecycle/contract";
import { eventsContract } from "@/lib/modules/events/contract";
import { guestsContract } from "@/lib/modules/guests/contract";
import { holdingContract } from "@/lib/modules/holding/contract";
import { interfaceContract } from "@/lib/modules/interface/contract";
import { jobsContract } from "@/lib/modules/jobs/contract";
import { keysContract } from "@/lib/modules/keys/contract";
import { liveFeedContract } from "@/lib/modules/live-feed/contract";
import { mailContract } from "@/lib/modules/mail/contract";
import { oauthContract } from "@/lib/modules/oauth/contract";
import { peopleContract } from "@/lib/modules/people/contract";
import { personalDataContract } from "@/lib/modules/personal-data/contract";
import { planTablesContract } from "@/lib/modules/plan-tables/contract";
import { plansContract } from "@/lib/modules/plans/contract";
import { presentationsContract } from "@/lib/modules/presentations/contract";
import { privateCuesContract } from "@/lib/modules/private-cues/contract";
import { privateMessagesContract } from "@/lib/modules/private-messages/contract";
import { raisedHandsContract } from "@/lib/modules/raised-hands/contract";
import { registrationExportsContract } from "@/lib/modules/registration-exports/contract";
import { registrationImportsContract } from "@/lib/modules/registration-imports/contract";
import { registrationsContract } from "@/lib/modules/registrations/contract";
import { rehearsalsContract } from "@/lib/modules/rehearsals/contract";
import { requestsContract } from "@/lib/modules/requests/contract";
import { roomContract } from "@/lib/modules/room/contract";
import { seriesContract } from "@/lib/modules/series/contract";
import { showDocumentContract } from "@/lib/modules/show-document/contract";
import { showNumbersContract } from "@/lib/modules/show-numbers/contract";
import { showroomsContract } from "@/lib/modules/showrooms/contract";
import { signupContract } from "@/lib/modules/signup/contract";
import { signupPagesContract } from "@/lib/modules/signup-pages/contract";
import { sponsorsContract } from "@/lib/modules/sponsors/contract";
import { stageInvitationsContract } from "@/lib/modules/stage-invitations/contract";
import { studioContract } from "@/lib/modules/studio/contract";
import { studioCommandsContract } from "@/lib/modules/studio-commands/contract";
import { studioHandsContract } from "@/lib/modules/studio-hands/contract";
import { studioLinksContract } from "@/lib/modules/studio-links/contract";
import { teamContract } from "@/lib/modules/team/contract";
import { technicalChecksContract } from "@/lib/modules/technical-checks/contract";
import { testClockContract } from "@/lib/modules/test-clock/contract";
import { usageContract } from "@/lib/modules/usage/contract";
import { vendorsContract } from "@/lib/modules/vendors/contract";
import { videosContract } from "@/lib/modules/videos/contract";
import { voiceCommandsContract } from "@/lib/modules/voice-commands/contract";
import { webhooksContract } from "@/lib/modules/webhooks/contract";
import { whiteboardContract } from "@/lib/modules/whiteboard/contract";

/** The contracts of all modules: the one list that everything else is derived from. */
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
  ...mailContract,
  ...emailsContract,
  ...studioContract,
  ...showNumbersContract,
  ...studioCommandsContract,
  ...studioHandsContract,
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
