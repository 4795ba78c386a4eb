import type { User } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { normalEmail } from "@/lib/platform/text/normal-email";

/**
 * Returns the user with this email address and creates it on first use. Concurrent callers get the same user.
 */
export async function ensureUser(
  ctx: Pick<Ctx, "db" | "newId" | "realNow">,
  email: string,
  id: string = ctx.newId("usr"),
): Promise<User> {
  const address = normalEmail(email);
  await ctx.db.user.createMany({
    data: { id, email: address, createdAt: ctx.realNow },
    skipDuplicates: true,
  });
  return ctx.db.user.findUniqueOrThrow({ where: { email: address } });
}
