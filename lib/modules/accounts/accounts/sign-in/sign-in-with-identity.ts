import type { User } from "@/lib/generated/prisma/client";
import { asSystem } from "@/lib/operation/as-system";
import { newId } from "@/lib/platform/runtime/ids";
import { ensureWorkspace } from "./sign-up-or-find-user";

/**
 * Returns the user linked to an account at a provider, and makes sure they have a workspace. Undefined if no
 * user has linked it.
 */
export async function signInWithIdentity(provider: string, subject: string): Promise<User | undefined> {
  return asSystem("signUp", { workspaceId: newId("wsp"), environment: "live" }, async (ctx) => {
    const key = { provider_subject: { provider, subject } };
    const found = await ctx.db.identity.findUnique({ where: key, include: { user: true } });
    if (!found) return undefined;
    await ctx.db.identity.update({ where: { id: found.id }, data: { lastUsedAt: ctx.realNow } });
    await ensureWorkspace(ctx, found.user);
    return found.user;
  });
}
