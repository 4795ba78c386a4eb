import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { oauthContract } from "../contract";
import { presentGrant } from "../present";
import { endGrant } from "./end-grant";
import { findGrant } from "./find-grant";

export async function revokeConnectedApp(
  ctx: Ctx,
  input: InputOf<typeof oauthContract.revokeConnectedApp>,
): Promise<OutputOf<typeof oauthContract.revokeConnectedApp>> {
  const grant = await findGrant(ctx, input.grant_id);
  return presentGrant(await endGrant(ctx, grant, "disconnected"));
}
