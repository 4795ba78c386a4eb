import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { emailsContract } from "../contract";
import { seriesTarget } from "../email-target";
import { kindOf } from "../kind-of";
import { readCopy } from "../read-copy";

export async function getSeriesEmail(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.getSeriesEmail>,
): Promise<OutputOf<typeof emailsContract.getSeriesEmail>> {
  const kind = kindOf(input.kind);
  return readCopy(ctx, await seriesTarget(ctx, input.slug, input.language), kind);
}
