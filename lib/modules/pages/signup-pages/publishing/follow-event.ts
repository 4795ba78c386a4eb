import { isDeepStrictEqual } from "node:util";
import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { contentOfEvent } from "../content/content-of-event";
import { appendPublished } from "../versions/append-published";
import { readPageState } from "../versions/page-state";

/**
 * When an event's own page fields change, the page shows them, so the change becomes a published version.
 * Requires the event's lock.
 */
export async function followEvent(ctx: Ctx, before: Event, after: Event): Promise<void> {
  if (isDeepStrictEqual(contentOfEvent(before), contentOfEvent(after))) return;
  const state = await readPageState(ctx, before);
  if (!state.page) return;
  await appendPublished(ctx, after, state, {
    content: { ...state.published.content, ...contentOfEvent(after) },
    source: "event",
  });
}
