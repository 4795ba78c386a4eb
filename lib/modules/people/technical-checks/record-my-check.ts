import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { technicalChecksContract } from "./contract";
import { ownGuest } from "./own-guest";
import { saveCheck } from "./save-check";

export async function recordMyCheck(
  ctx: Ctx,
  { slug, ...found }: InputOf<typeof technicalChecksContract.recordMyCheck>,
): Promise<OutputOf<typeof technicalChecksContract.recordMyCheck>> {
  const { event, guest } = await ownGuest(ctx, slug);
  return saveCheck(ctx, event, guest, found, "guest");
}
