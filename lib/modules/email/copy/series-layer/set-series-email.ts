import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { emailsContract } from "../contract";
import { seriesTarget } from "../email-target";
import { kindOf } from "../kind-of";
import { readCopy } from "../read-copy";
import { writeCopy } from "../write-copy";

export async function setSeriesEmail(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.setSeriesEmail>,
): Promise<OutputOf<typeof emailsContract.setSeriesEmail>> {
  const kind = kindOf(input.kind);
  const target = await seriesTarget(ctx, input.slug);
  await writeCopy(ctx, target, kind, input);
  return readCopy(ctx, target, kind);
}
