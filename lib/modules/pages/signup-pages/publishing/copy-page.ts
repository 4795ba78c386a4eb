import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { contentOfEvent } from "../content/content-of-event";
import { appendPublished } from "../versions/append-published";
import { appendVersion } from "../versions/append-version";
import { movePointers } from "../versions/move-pointers";
import { readPageState } from "../versions/page-state";

/**
 * Copies a show's signup page to a new show: the published version, and the draft if it differs. Fields of
 * the new event itself stay.
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
