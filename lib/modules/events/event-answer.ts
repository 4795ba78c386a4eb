import type { Ctx } from "@/lib/operation/ctx";
import { type EventBundle, linksFor, presentEvent } from "./present-event";

/** The answer of creating and updating, with the event's version in `meta`. */
export function eventAnswer(ctx: Ctx, bundle: EventBundle) {
  ctx.meta.version = bundle.event.version;
  return {
    slug: bundle.event.slug,
    links: linksFor(ctx, bundle.event),
    event: presentEvent(ctx, bundle),
  };
}
