import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { technicalChecksContract } from "./contract";
import { saveCheck } from "./save-check";
import { ownGuest } from "./own-guest";

export async function recordMyCheck(
  ctx: Ctx,
  { slug, ...found }: InputOf<typeof technicalChecksContract.recordMyCheck>,
): Promise<OutputOf<typeof technicalChecksContract.recordMyCheck>> {
  const { event, guest } = await ownGuest(ctx, slug);
  return saveCheck(ctx, event, guest, found, "guest");
}
