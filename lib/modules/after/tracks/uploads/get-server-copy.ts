import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { tracksContract } from "../contract";
import { captureStopOf } from "../rows/capture-stop";

type Contract = typeof tracksContract.getBackstageServerCopy;

/** A guest's page says it if only their own device still records them. */
export async function getBackstageServerCopy(
  ctx: Ctx,
  { slug }: InputOf<Contract>,
): Promise<OutputOf<Contract>> {
  const { id } = await findEvent(ctx, slug);
  return { stopped_by: await captureStopOf(id) };
}
