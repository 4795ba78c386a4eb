import { previewedContent } from "@/lib/modules/pages/signup-pages";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { eventsContract } from "../contract";
import { readPublicContents } from "./public-contents";
import { readPublicFrame } from "./read-public-frame";

/** Returns the page with other content, and as if the show were open, for previews. */
export async function getSignupPreview(
  ctx: Ctx,
  { slug, signed }: InputOf<typeof eventsContract.getSignupPreview>,
): Promise<OutputOf<typeof eventsContract.getSignupPreview>> {
  const event = await findEvent(ctx, slug);
  const content = await previewedContent(ctx, event, signed);
  return {
    ...(await readPublicFrame(ctx, event)),
    theme: content.theme,
    ...(await readPublicContents(ctx, event, content)),
    ...(event.state === "draft" ? { registration_open: true, closed_reason: null } : {}),
  };
}
