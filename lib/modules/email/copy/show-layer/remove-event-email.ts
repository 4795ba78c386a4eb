import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { emailsContract } from "../contract";
import { eventTarget } from "../email-target";
import { kindOf } from "../kind-of";
import { readCopy } from "../read-copy";
import { writeCopy } from "../write-copy";

export async function removeEventEmail(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.removeEventEmail>,
): Promise<OutputOf<typeof emailsContract.removeEventEmail>> {
  const kind = kindOf(input.kind);
  const target = await eventTarget(ctx, input.slug, true);
  await writeCopy(ctx, target, kind, {});
  return readCopy(ctx, target, kind);
}
