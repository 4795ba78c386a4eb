import type { Ctx } from "@/lib/operation/ctx";
import { type EventWithRelations, linksFor, presentEvent } from "./present-event";

/** Presents the result of creating or updating, with the event's version in `meta`. */
export function presentEventResult(ctx: Ctx, loaded: EventWithRelations) {
  ctx.meta.version = loaded.event.version;
  return {
    slug: loaded.event.slug,
    links: linksFor(ctx, loaded.event),
    event: presentEvent(ctx, loaded),
  };
}
