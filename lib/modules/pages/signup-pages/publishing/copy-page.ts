import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { contentOfEvent } from "../content/content-of-event";
import { appendPublished } from "../versions/append-published";
import { appendVersion } from "../versions/append-version";
import { movePointers } from "../versions/move-pointers";
import { readPageState } from "../versions/page-state";

/**
 * Gives a show that was just made the signup page of another one: as it is published there, and the draft that somebody
 * works on. What the new event itself says of its page stays.
 */
export async function copyPage(ctx: Ctx, from: Event, to: Event): Promise<void> {
  const { page, published, draft } = await readPageState(ctx, from);
  if (!page) return;
  const own = contentOfEvent(to);
  const { shown, state } = await appendPublished(ctx, to, await readPageState(ctx, to), {
    content: { ...published.content, ...own },
    source: "save",
  });
  if (draft.number === published.number) return;
  const unpublished = await appendVersion(ctx, to, state, {
    content: { ...draft.content, theme: own.theme },
    basedOn: shown.number,
    source: "save",
    isPublished: false,
  });
  await movePointers(ctx, to, state, { draft: unpublished });
}
