import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import type { mailContract } from "../contract";
import { presentMail } from "./present-mail";
import { slugsOf } from "./slugs-of";

export async function listMail(
  ctx: Ctx,
  input: InputOf<typeof mailContract.listMail>,
): Promise<OutputOf<typeof mailContract.listMail>> {
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
    (row) => presentMail(row, slugs.get(row.eventId ?? "")),
  );
}
