import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";
import type { emailContract } from "../contract";
import { bodyOf } from "../delivery/stored-body";
import { presentEmail } from "./present-email";
import { slugsOf } from "./slugs-of";

export async function getMail(
  ctx: Ctx,
  input: InputOf<typeof emailContract.getMail>,
): Promise<OutputOf<typeof emailContract.getMail>> {
  const row = await ctx.db.mailMessage.findFirst({ where: { ...ownedBy(ctx), id: input.message_id } });
  if (!row) throw notFound();
  const slugs = await slugsOf(ctx, [row]);
  const { html, text, calendar } = bodyOf(row);
  return { ...presentEmail(row, slugs.get(row.eventId ?? "")), html, text, calendar };
}
