import type { User } from "@/lib/generated/prisma/client";
import { asPerson } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { presentIdentity } from "../profile/present-profile";
import { lastWorkspace } from "../sessions/start-session";
import { presentWorkspace } from "../workspaces/present";
import { signUpOrFindUser } from "./sign-up-or-find-user";

interface NewIdentity {
  userId: string;
  provider: string;
  /** The provider's ID for the person. */
  subject: string;
  /** Verified by the provider. */
  email: string;
}

/** Links an account at a provider to the user, and opens workspaces that waited for a verified identity. */
export async function linkIdentity({ userId, ...given }: NewIdentity): Promise<void> {
  const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
  const email = normalEmail(given.email);
  if (email === user.email) await signUpOrFindUser(email);
  const owner = { workspaceId: await lastWorkspace(userId), environment: "live" as const };
  await asPerson("linkIdentity", owner, nameOf(user), async (ctx) => {
    const id = ctx.newId("idn");
    const times = { createdAt: ctx.realNow, lastUsedAt: ctx.realNow };
    const identity = await ctx.db.identity.create({ data: { id, userId, ...given, email, ...times } });
    ctx.record({ subjectType: "identity", subjectId: id, after: presentIdentity(identity) });
  });
  await openWaiting(user);
}

const nameOf = (user: User) => ({ id: user.id, name: user.name || user.email });

async function openWaiting(user: User): Promise<void> {
  const waiting = await db().workspace.findMany({
    where: { verifiedAt: null, members: { some: { userId: user.id, role: "owner" } } },
  });
  for (const workspace of waiting) {
    const owner = { workspaceId: workspace.id, environment: "live" as const };
    await asPerson("verifyWorkspace", owner, nameOf(user), async (ctx) => {
      const [opened] = await ctx.db.workspace.updateManyAndReturn({
        where: { id: workspace.id, verifiedAt: null },
        data: { verifiedAt: ctx.realNow, version: { increment: 1 }, updatedAt: ctx.realNow },
      });
      if (!opened) return;
      const [before, after] = [presentWorkspace(workspace), presentWorkspace(opened)];
      ctx.record({ subjectType: "workspace", subjectId: workspace.id, before, after });
    });
  }
}
