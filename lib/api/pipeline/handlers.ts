import { handlers as accounts } from "@/lib/modules/accounts/accounts/handlers";
import { handlers as audit } from "@/lib/modules/accounts/audit/handlers";
import { handlers as personalData } from "@/lib/modules/accounts/personal-data/handlers";
import { handlers as team } from "@/lib/modules/accounts/team/handlers";
import { handlers as liveOverHttp } from "@/lib/modules/after/live-over-http/handlers";
import { handlers as recordingUploads } from "@/lib/modules/after/recording-uploads/handlers";
import { handlers as showLedger } from "@/lib/modules/after/show-ledger-reading/handlers";
import { handlers as tracks } from "@/lib/modules/after/tracks/handlers";
import { handlers as transcripts } from "@/lib/modules/after/transcripts/handlers";
import { handlers as audience } from "@/lib/modules/audience/audience/handlers";
import { handlers as audienceQuestions } from "@/lib/modules/audience/audience-questions/handlers";
import { handlers as chat } from "@/lib/modules/audience/chat/handlers";
import { handlers as callAnswers } from "@/lib/modules/calls/call-answers/handlers";
import { handlers as callKeys } from "@/lib/modules/calls/call-keys/handlers";
import { handlers as callWriting } from "@/lib/modules/calls/call-writing/handlers";
import { handlers as calls } from "@/lib/modules/calls/calls/handlers";
import { handlers as deals } from "@/lib/modules/calls/deals/handlers";
import { handlers as knowledge } from "@/lib/modules/calls/knowledge/handlers";
import { handlers as notetaker } from "@/lib/modules/calls/notetaker/handlers";
import { interfaceHandlers } from "@/lib/modules/developers/interface/handlers";
import { handlers as jobs } from "@/lib/modules/developers/jobs/handlers";
import { handlers as keys } from "@/lib/modules/developers/keys/handlers";
import { handlers as oauth } from "@/lib/modules/developers/oauth/handlers";
import { handlers as requests } from "@/lib/modules/developers/requests/handlers";
import { handlers as testClock } from "@/lib/modules/developers/test-clock/handlers";
import { handlers as usage } from "@/lib/modules/developers/usage/handlers";
import { handlers as webhooks } from "@/lib/modules/developers/webhooks/handlers";
import { handlers as communications } from "@/lib/modules/email/communications/handlers";
import { handlers as emails } from "@/lib/modules/email/copy/handlers";
import { handlers as mail } from "@/lib/modules/email/sending/handlers";
import { handlers as assets } from "@/lib/modules/files/assets/handlers";
import { handlers as content } from "@/lib/modules/made/content/handlers";
import { handlers as distribution } from "@/lib/modules/made/distribution/handlers";
import { handlers as promoKit } from "@/lib/modules/made/promo-kit/handlers";
import { handlers as shorts } from "@/lib/modules/made/shorts/handlers";
import { handlers as presentations } from "@/lib/modules/material/presentations/handlers";
import { handlers as sponsors } from "@/lib/modules/material/sponsors/handlers";
import { handlers as videos } from "@/lib/modules/material/videos/handlers";
import { handlers as analytics } from "@/lib/modules/numbers/analytics/handlers";
import { handlers as signup } from "@/lib/modules/pages/signup/handlers";
import { handlers as signupPages } from "@/lib/modules/pages/signup-pages/handlers";
import { handlers as guests } from "@/lib/modules/people/guests/handlers";
import { handlers as rehearsals } from "@/lib/modules/people/rehearsals/handlers";
import { handlers as technicalChecks } from "@/lib/modules/people/technical-checks/handlers";
import { handlers as vendors } from "@/lib/modules/people/vendors/handlers";
import { handlers as planTables } from "@/lib/modules/plan/plan-tables/handlers";
import { handlers as plans } from "@/lib/modules/plan/plans/handlers";
import { handlers as registrationExports } from "@/lib/modules/registrations/exports/handlers";
import { handlers as registrationImports } from "@/lib/modules/registrations/imports/handlers";
import { handlers as people } from "@/lib/modules/registrations/people/handlers";
import { handlers as registrations } from "@/lib/modules/registrations/registrations/handlers";
import { handlers as recordings } from "@/lib/modules/replays/recordings/handlers";
import { handlers as replay } from "@/lib/modules/replays/replay/handlers";
import { handlers as survey } from "@/lib/modules/replays/survey/handlers";
import { handlers as privateMessages } from "@/lib/modules/room/private-messages/handlers";
import { handlers as raisedHands } from "@/lib/modules/room/raised-hands/handlers";
import { handlers as room } from "@/lib/modules/room/room/handlers";
import { handlers as stageInvitations } from "@/lib/modules/room/stage-invitations/handlers";
import { handlers as clients } from "@/lib/modules/show-basics/clients/handlers";
import { handlers as series } from "@/lib/modules/show-basics/series/handlers";
import { handlers as eventLifecycle } from "@/lib/modules/shows/event-lifecycle/handlers";
import { handlers as events } from "@/lib/modules/shows/events/handlers";
import { handlers as showDocument } from "@/lib/modules/shows/show-document/handlers";
import { handlers as showrooms } from "@/lib/modules/shows/showrooms/handlers";
import { handlers as liveFeed } from "@/lib/modules/stage/live-feed/handlers";
import { handlers as showNumbers } from "@/lib/modules/stage/show-numbers/handlers";
import { handlers as announcer } from "@/lib/modules/studio/announcer/handlers";
import { handlers as holding } from "@/lib/modules/studio/holding/handlers";
import { handlers as privateCues } from "@/lib/modules/studio/private-cues/handlers";
import { handlers as studioHands } from "@/lib/modules/studio/stage-control/handlers";
import { handlers as studio } from "@/lib/modules/studio/studio/handlers";
import { handlers as studioCommands } from "@/lib/modules/studio/studio-commands/handlers";
import { handlers as studioLinks } from "@/lib/modules/studio/studio-links/handlers";
import { handlers as voiceCommands } from "@/lib/modules/studio/voice-commands/handlers";
import { handlers as whiteboard } from "@/lib/modules/studio/whiteboard/handlers";
import type { Ctx } from "@/lib/operation/ctx";
import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { Operation } from "@/lib/operation/operation";
import type { Prepare, Price } from "@/lib/operation/prepared";
import { servedOpenapi } from "../openapi/served-openapi";
import type { CONTRACTS } from "../registry/contracts";
import { operations } from "../registry/registry";

/** Exhaustive by type: a declared operation without a verb does not compile. */
const HANDLERS: HandlersOf<typeof CONTRACTS> = {
  ...interfaceHandlers({ operations, openapi: servedOpenapi }),
  ...clients,
  ...usage,
  ...callAnswers,
  ...callKeys,
  ...callWriting,
  ...calls,
  ...knowledge,
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
  ...showLedger,
  ...recordings,
  ...recordingUploads,
  ...analytics,
  ...liveOverHttp,
  ...replay,
  ...survey,
  ...tracks,
  ...transcripts,
  ...shorts,
  ...content,
  ...deals,
  ...promoKit,
  ...distribution,
  ...notetaker,
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
  /** Runs before the transaction. */
  prepare?: Prepare;
  price?: Price;
}

export const handlerOf = (op: Operation): Handler =>
  (HANDLERS as unknown as Record<string, Handler>)[op.id] as Handler;
