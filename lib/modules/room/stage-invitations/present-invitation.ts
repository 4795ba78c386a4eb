import type { StageInvitation } from "@/lib/generated/prisma/client";
import type { OutputOf } from "@/lib/operation/operation";
import type { stageInvitationsContract } from "./contract";
import type { InvitationState } from "./schema";

/** Presents an invitation for the desk. */
export const presentInvitation = (
  row: StageInvitation,
  name: string,
): OutputOf<typeof stageInvitationsContract.inviteToStage> => ({
  identity: row.personId,
  name,
  state: row.state as InvitationState,
  version: row.version,
});
