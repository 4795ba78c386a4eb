import { isDeepStrictEqual } from "node:util";
import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { appendVersion } from "./append-version";
import { contentOfEvent } from "./content-of-event";
import { movePointers } from "./move-pointers";
import { readPageState } from "./page-state";

/**
 * When an event was made to say something else of its page, that is what the page shows, so it is a published version like
 * any other. A draft that somebody works on stays; one that was the page goes along. Under the event's lock.
 */
export async function followEvent(ctx: Ctx, before: Event, after: Event): Promise<void> {
  if (isDeepStrictEqual(contentOfEvent(before), contentOfEvent(after))) return;
  const state = await readPageState(ctx, before);
  if (!state.page) return;
  const { published, draft } = state;
  const version = await appendVersion(ctx, after, state, {
    content: { ...published.content, ...contentOfEvent(after) },
    basedOn: published.number,
    source: "event",
    isPublished: true,
  });
  const isPage = draft.number === published.number;
  await movePointers(ctx, after, state, { published: version, ...(isPage ? { draft: version } : {}) });
}
