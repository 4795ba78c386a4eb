import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound, stateConflict } from "@/lib/operation/problem";
import type { accountsContract } from "../contract";
import { presentIdentity } from "../profile/present-profile";
import { signedIn } from "../sessions/signed-in";

export async function unlinkIdentity(
  ctx: Ctx,
  input: InputOf<typeof accountsContract.unlinkIdentity>,
): Promise<OutputOf<typeof accountsContract.unlinkIdentity>> {
  const { userId } = signedIn(ctx);
  await ctx.lock("user_lock", "SELECT 1 FROM user_account WHERE id = $1 FOR UPDATE", [userId]);
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, include: { identities: true } });
  const identity = user.identities.find(({ id }) => id === input.identity_id);
  if (!identity) throw notFound();
  // Every verified address can sign in with an emailed link.
  if (user.identities.length === 1 && !user.emailVerifiedAt)
    throw stateConflict("last_way_in", "This is your only way to sign in.");
  await ctx.db.identity.delete({ where: { id: identity.id } });
  const wire = presentIdentity(identity);
  ctx.record({ subjectType: "identity", subjectId: identity.id, before: wire, after: null });
  return wire;
}
