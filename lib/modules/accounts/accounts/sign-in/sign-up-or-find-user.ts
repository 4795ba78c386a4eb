import type { User } from "@/lib/generated/prisma/client";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { createWorkspace } from "../workspaces/create-workspace";
import { ensureUser } from "./ensure-user";

/**
 * Returns the user who has proven that this email address is theirs. The first time, creates the user, and a
 * workspace too unless they are already a member of one.
 */
export async function signUpOrFindUser(email: string): Promise<User> {
  return asSystem("signUp", { workspaceId: newId("wsp"), environment: "live" }, async (ctx) => {
    await ctx.sql("", "SELECT pg_advisory_xact_lock(hashtext($1))", [`welcome:${email}`]);
    const user = await ensureUser(ctx, email);
    const known = user.emailVerifiedAt
      ? user
      : await ctx.db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: ctx.realNow } });
    await ensureWorkspace(ctx, known);
    return known;
  });
}

/**
 * Creates a workspace for a user who isn't a member of any, because a session needs one. `ctx` is for the new
 * workspace.
 */
export async function ensureWorkspace(ctx: Ctx, user: User): Promise<void> {
  if ((await ctx.db.member.count({ where: { userId: user.id } })) === 0) await firstWorkspace(ctx, user);
}

/** On the hosted product, an emailed link alone doesn't open a free workspace. */
async function firstWorkspace(ctx: Ctx, user: User): Promise<void> {
  const selfHosted = env().INSTALLATION === "self_hosted";
  const vouchedFor = selfHosted || (await ctx.db.identity.count({ where: { userId: user.id } })) > 0;
  const name = user.email.split("@")[0] ?? "";
  await createWorkspace(ctx, {
    name: `${name.slice(0, 60)}'s workspace`,
    plan: selfHosted ? "self_hosted" : "free",
    ownerId: user.id,
    verifiedAt: vouchedFor ? ctx.realNow : null,
  });
}
