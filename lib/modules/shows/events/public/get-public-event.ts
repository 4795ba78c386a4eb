import type { Event } from "@/lib/generated/prisma/client";
import { publishedContent } from "@/lib/modules/pages/signup-pages";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { eventsContract } from "../contract";
import { CURTAIN, readPublicContents } from "./public-contents";
import { readPublicFrame } from "./read-public-frame";

export async function getPublicEvent(
  ctx: Ctx,
  { slug }: InputOf<typeof eventsContract.getPublicEvent>,
): Promise<OutputOf<typeof eventsContract.getPublicEvent>> {
  const event = await findEvent(ctx, slug);
  const frame = await readPublicFrame(ctx, event);
  if (!isAnnounced(event)) return { ...frame, ...CURTAIN };
  return { ...frame, ...(await readPublicContents(ctx, event, await publishedContent(ctx, event))) };
}

/** False for drafts, and for drafts that were cancelled or archived without ever being published. */
const isAnnounced = ({ state, publishedAt }: Event): boolean =>
  state !== "draft" && (publishedAt !== null || !["cancelled", "archived"].includes(state));
