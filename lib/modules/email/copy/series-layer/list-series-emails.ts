import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { emailsContract } from "../contract";
import { seriesTarget } from "../email-target";
import { listCopy } from "../list-copy";

export async function listSeriesEmails(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.listSeriesEmails>,
): Promise<OutputOf<typeof emailsContract.listSeriesEmails>> {
  return listCopy(await seriesTarget(ctx, input.slug, input.language));
}
