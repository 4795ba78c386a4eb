import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import type { notetakerContract } from "../contract";
import { openNotetaker } from "../rows/open-notetaker";
import { presentInShow } from "./present-in-show";

/** Returns the notetaker that people in a show see. */
export async function getShowNotetaker(
  ctx: Ctx,
  { slug }: { slug: string },
): Promise<OutputOf<typeof notetakerContract.getStudioNotetaker>> {
  const event = await findEvent(ctx, slug);
  return presentInShow(ctx, await openNotetaker(ctx, event.id));
}
