import { issueSignInLink } from "@/lib/modules/accounts/accounts";
import { Problem } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { asOperator } from "./as-operator";
import type { Command } from "./command";

async function signInLink(options: Record<string, string>): Promise<unknown> {
  const user = await db().user.findUnique({
    where: { email: normalEmail(options.email ?? "") },
    include: { members: { orderBy: { createdAt: "asc" }, take: 1 } },
  });
  const workspaceId = user?.members[0]?.workspaceId;
  if (!user || !workspaceId) throw new Problem("not_found", "No member has this email address.");
  return asOperator(workspaceId, "live", async (ctx) => {
    const link = await issueSignInLink(ctx, user.email);
    ctx.record({ action: "issueSignInLink", subjectType: "user", subjectId: user.id });
    return { url: link.url, email: link.email, expires_at: iso(link.expiresAt) };
  });
}

export const signInCommands: Record<string, Command> = {
  "sign-in-link": { usage: "--email ADDRESS", required: ["email"], run: signInLink },
};
