import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { accountsContract } from "../contract";
import { signedIn } from "../sessions/signed-in";
import { presentProfile } from "./present-profile";

export async function updateProfile(
  ctx: Ctx,
  input: InputOf<typeof accountsContract.updateProfile>,
): Promise<OutputOf<typeof accountsContract.updateProfile>> {
  const { userId } = signedIn(ctx);
  const include = { identities: { orderBy: { createdAt: "asc" as const } } };
  const before = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
  const name = input.name ?? before.name;
  const after = await ctx.db.user.update({ where: { id: userId }, data: { name }, include });
  ctx.record({
    subjectType: "user",
    subjectId: userId,
    before: { name: before.name },
    after: { name: after.name },
  });
  return presentProfile(after);
}
