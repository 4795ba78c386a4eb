import { readPage } from "@/lib/api/keyset";
import type { InputOf, OutputOf } from "@/lib/api/operation";
import type { Ctx } from "@/lib/platform/ctx";
import type { teamContract } from "./contract";
import { presentInvitation } from "./present-invitation";

export async function listInvitations(
  ctx: Ctx,
  input: InputOf<typeof teamContract.listInvitations>,
): Promise<OutputOf<typeof teamContract.listInvitations>> {
  const waiting = { workspaceId: ctx.workspaceId, acceptedAt: null, revokedAt: null };
  return readPage(
    ctx,
    input,
    { created_at: "createdAt" },
    ({ where, ...rest }) => ctx.db.invitation.findMany({ where: { AND: [waiting, where] }, ...rest }),
    (row) => presentInvitation(row, ctx.now),
  );
}
