import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { accountsContract } from "../contract";
import { signedIn } from "../sessions/signed-in";
import { presentProfile } from "./present-profile";

export async function getProfile(
  ctx: Ctx,
  _input: InputOf<typeof accountsContract.getProfile>,
): Promise<OutputOf<typeof accountsContract.getProfile>> {
  const { userId } = signedIn(ctx);
  const include = { identities: { orderBy: { createdAt: "asc" as const } } };
  return presentProfile(await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, include }));
}
