import type { GuestInvitation } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** An invitation with the state of its email. */
export interface Invitation extends GuestInvitation {
  mail: { state: string; error: string | null; sentAt: Date | null } | null;
}

/** Returns the newest invitation of each of these guests, by guest. */
export async function readInvitations(
  ctx: Ctx,
  guestIds: readonly string[],
): Promise<ReadonlyMap<string, Invitation>> {
  const rows = await ctx.db.guestInvitation.findMany({
    where: { guestId: { in: [...guestIds] } },
    distinct: ["guestId"],
    orderBy: [{ guestId: "asc" }, { createdAt: "desc" }, { id: "desc" }],
  });
  const ids = rows.flatMap(({ mailId }) => mailId ?? []);
  const mails = ids.length === 0 ? [] : await ctx.db.mailMessage.findMany({ where: { id: { in: ids } } });
  const byId = new Map(mails.map((mail) => [mail.id, mail]));
  return new Map(rows.map((row) => [row.guestId, { ...row, mail: byId.get(row.mailId ?? "") ?? null }]));
}
