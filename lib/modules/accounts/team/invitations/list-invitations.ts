import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { teamContract } from "../contract";
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
    (row) => presentInvitation(row, ctx.realNow),
  );
}
