import { asSystem } from "@/lib/api/as-system";
import type { User } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/platform/ctx";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { createWorkspace } from "./create-workspace";
import { ensureUser } from "./ensure-user";

/**
 * The account of somebody who proved that an address is theirs. On first sight it is made, and with it a
 * workspace of its own unless others made them a member of theirs before.
 */
export async function welcome(email: string): Promise<User> {
  return asSystem("signUp", { workspaceId: newId("wsp"), environment: "live" }, async (ctx) => {
    await ctx.sql("", "SELECT pg_advisory_xact_lock(hashtext($1))", [`welcome:${email}`]);
    const user = await ensureUser(ctx, email);
    const known = user.emailVerifiedAt
      ? user
      : await ctx.db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: ctx.now } });
    if ((await ctx.db.member.count({ where: { userId: user.id } })) === 0) await firstWorkspace(ctx, known);
    return known;
  });
}

/** Where we host for others, a mailed link is not enough to open a free workspace. */
async function firstWorkspace(ctx: Ctx, user: User): Promise<void> {
  const selfHosted = env().INSTALLATION === "self_hosted";
  const name = user.email.split("@")[0] ?? "";
  await createWorkspace(ctx, {
    name: `${name.slice(0, 60)}'s workspace`,
    plan: selfHosted ? "self_hosted" : "free",
    ownerId: user.id,
    verifiedAt: selfHosted ? ctx.now : null,
  });
}
