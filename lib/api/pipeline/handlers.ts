import { handlers as accounts } from "@/lib/modules/accounts/handlers";
import { handlers as announcer } from "@/lib/modules/announcer/handlers";
import { handlers as assets } from "@/lib/modules/assets/handlers";
import { handlers as audience } from "@/lib/modules/audience/handlers";
import { handlers as audienceQuestions } from "@/lib/modules/audience-questions/handlers";
import { handlers as audit } from "@/lib/modules/audit/handlers";
import { handlers as chat } from "@/lib/modules/chat/handlers";
import { handlers as clients } from "@/lib/modules/clients/handlers";
import { handlers as communications } from "@/lib/modules/communications/handlers";
import { handlers as emails } from "@/lib/modules/emails/handlers";
import { handlers as eventLifecycle } from "@/lib/modules/event-lifecycle/handlers";
import { handlers as events } from "@/lib/modules/events/handlers";
import { handlers as guests } from "@/lib/modules/guests/handlers";
import { handlers as holding } from "@/lib/modules/holding/handlers";
import { interfaceHandlers } from "@/lib/modules/interface/handlers";
import { handlers as jobs } from "@/lib/modules/jobs/handlers";
import { handlers as keys } from "@/lib/modules/keys/handlers";
import { handlers as liveFeed } from "@/lib/modules/live-feed/handlers";
import { handlers as mail } from "@/lib/modules/mail/handlers";
import { handlers as oauth } from "@/lib/modules/oauth/handlers";
import { handlers as people } from "@/lib/modules/people/handlers";
import { handlers as personalData } from "@/lib/modules/personal-data/handlers";
import { handlers as planTables } from "@/lib/modules/plan-tables/handlers";
import { handlers as plans } from "@/lib/modules/plans/handlers";
import { handlers as presentations } from "@/lib/modules/presentations/handlers";
import { handlers as privateCues } from "@/lib/modules/private-cues/handlers";
import { handlers as privateMessages } from "@/lib/modules/private-messages/handlers";
import { handlers as raisedHands } from "@/lib/modules/raised-hands/handlers";
import { handlers as registrationExports } from "@/lib/modules/registration-exports/handlers";
import { handlers as registrationImports } from "@/lib/modules/registration-imports/handlers";
import { handlers as registrations } from "@/lib/modules/registrations/handlers";
import { handlers as rehearsals } from "@/lib/modules/rehearsals/handlers";
import { handlers as requests } from "@/lib/modules/requests/handlers";
import { handlers as room } from "@/lib/modules/room/handlers";
import { handlers as series } from "@/lib/modules/series/handlers";
import { handlers as showDocument } from "@/lib/modules/show-document/handlers";
import { handlers as showNumbers } from "@/lib/modules/show-numbers/handlers";
import { handlers as showrooms } from "@/lib/modules/showrooms/handlers";
import { handlers as signup } from "@/lib/modules/signup/handlers";
import { handlers as signupPages } from "@/lib/modules/signup-pages/handlers";
import { handlers as sponsors } from "@/lib/modules/sponsors/handlers";
import { handlers as stageInvitations } from "@/lib/modules/stage-invitations/handlers";
import { handlers as studio } from "@/lib/modules/studio/handlers";
import { handlers as studioCommands } from "@/lib/modules/studio-commands/handlers";
import { handlers as studioHands } from "@/lib/modules/studio-hands/handlers";
import { handlers as studioLinks } from "@/lib/modules/studio-links/handlers";
import { handlers as team } from "@/lib/modules/team/handlers";
import { handlers as technicalChecks } from "@/lib/modules/technical-checks/handlers";
import { handlers as testClock } from "@/lib/modules/test-clock/handlers";
import { handlers as usage } from "@/lib/modules/usage/handlers";
import { handlers as vendors } from "@/lib/modules/vendors/handlers";
import { handlers as videos } from "@/lib/modules/videos/handlers";
import { handlers as voiceCommands } from "@/lib/modules/voice-commands/handlers";
import { handlers as webhooks } from "@/lib/modules/webhooks/handlers";
import { handlers as whiteboard } from "@/lib/modules/whiteboard/handlers";
import type { Ctx } from "@/lib/operation/ctx";
import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { Operation } from "@/lib/operation/operation";
import type { Prepare } from "@/lib/operation/prepared";
import { servedOpenapi } from "../openapi/served-openapi";
import type { CONTRACTS } from "../registry/contracts";
import { operations } from "../registry/registry";

/** Total by type: a declared operation without a verb does not compile. */
const HANDLERS: HandlersOf<typeof CONTRACTS> = {
  ...interfaceHandlers({ operations, openapi: servedOpenapi }),
  ...clients,
  ...usage,
  ...audit,
  ...requests,
  ...events,
  ...eventLifecycle,
  ...series,
  ...plans,
  ...planTables,
  ...signupPages,
  ...presentations,
  ...videos,
  ...announcer,
  ...showDocument,
  ...showrooms,
  ...guests,
  ...holding,
  ...technicalChecks,
  ...rehearsals,
  ...vendors,
  ...sponsors,
  ...registrations,
  ...registrationImports,
  ...registrationExports,
  ...signup,
  ...personalData,
  ...testClock,
  ...communications,
  ...accounts,
  ...team,
  ...keys,
  ...mail,
  ...emails,
  ...studio,
  ...showNumbers,
  ...studioCommands,
  ...studioHands,
  ...audienceQuestions,
  ...privateCues,
  ...privateMessages,
  ...room,
  ...liveFeed,
  ...chat,
  ...raisedHands,
  ...audience,
  ...studioLinks,
  ...stageInvitations,
  ...whiteboard,
  ...voiceCommands,
  ...people,
  ...webhooks,
  ...jobs,
  ...assets,
  ...oauth,
};

export interface Handler {
  (ctx: Ctx, input: unknown, prepared?: unknown): Promise<unknown>;
  /** Comes before the transaction. */
  prepare?: Prepare;
}

export const handlerOf = (op: Operation): Handler =>
  (HANDLERS as unknown as Record<string, Handler>)[op.id] as Handler;
