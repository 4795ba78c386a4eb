import type { HandlersOf } from "@/lib/operation/handlers-of";
import { answerStageInvitation } from "./answer-stage-invitation";
import type { stageInvitationsContract } from "./contract";
import { endStageInvitation } from "./end-stage-invitation";
import { getStageInvitation } from "./get-stage-invitation";
import { inviteToStage } from "./invite-to-stage";
import { listAudience } from "./list-audience";
import { listStageInvitations } from "./list-stage-invitations";

export const handlers: HandlersOf<typeof stageInvitationsContract> = {
  answerStageInvitation,
  endStageInvitation,
  getStageInvitation,
  inviteToStage,
  listAudience,
  listStageInvitations,
};
