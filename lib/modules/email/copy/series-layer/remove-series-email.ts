import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { emailsContract } from "../contract";
import { seriesTarget } from "../email-target";
import { kindOf } from "../kind-of";
import { readCopy } from "../read-copy";
import { writeCopy } from "../write-copy";

export async function removeSeriesEmail(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.removeSeriesEmail>,
): Promise<OutputOf<typeof emailsContract.removeSeriesEmail>> {
  const kind = kindOf(input.kind);
  const target = await seriesTarget(ctx, input.slug);
  await writeCopy(ctx, target, kind, {});
  return readCopy(ctx, target, kind);
}
