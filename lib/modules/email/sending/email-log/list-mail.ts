import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import type { emailContract } from "../contract";
import { presentEmail } from "./present-email";
import { slugsOf } from "./slugs-of";

export async function listMail(
  ctx: Ctx,
  input: InputOf<typeof emailContract.listMail>,
): Promise<OutputOf<typeof emailContract.listMail>> {
  const filter = {
    ...ownedBy(ctx),
    state: input.state,
    kind: input.kind,
    ...(input.to ? { toEmail: { contains: input.to, mode: "insensitive" as const } } : {}),
  };
  let slugs = new Map<string, string>();
  return readPage(
    ctx,
    input,
    { created_at: "createdAt" },
    async ({ where, ...rest }) => {
      const rows = await ctx.db.mailMessage.findMany({ where: { AND: [filter, where] }, ...rest });
      slugs = await slugsOf(ctx, rows);
      return rows;
    },
    (row) => presentEmail(row, slugs.get(row.eventId ?? "")),
  );
}
