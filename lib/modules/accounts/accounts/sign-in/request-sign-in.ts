import { queueEmail, signInEmail } from "@/lib/modules/email/sending";
import { asSystem } from "@/lib/operation/as-system";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { issueSignInLink } from "./issue-sign-in-link";

/** Emails a sign-in link. Does the same work whether or not the address has an account. */
export async function requestSignIn(email: string, callbackPath?: string): Promise<void> {
  const now = databaseNow();
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  await db().signInToken.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
  const link = await issueSignInLink({ db: db(), realNow: now }, email, callbackPath);
  // The email belongs to no workspace and is always sent.
  await asSystem("queueSignInMail", { workspaceId: "", environment: "live" }, async (ctx) => {
    const to = { name: "", email: link.email };
    await queueEmail(ctx, signInEmail, { to, facts: link.url, dedupeKey: `sign_in:${ctx.newId("in")}` });
  });
}
