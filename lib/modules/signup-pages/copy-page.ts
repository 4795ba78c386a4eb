import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { appendVersion } from "./append-version";
import { contentOfEvent } from "./content-of-event";
import { movePointers } from "./move-pointers";
import { readPageState } from "./page-state";

/**
 * Gives a show that was just made the signup page of another one: as it is published there, and the draft that somebody
 * works on. What the new event itself says of its page stays.
 */
export async function copyPage(ctx: Ctx, from: Event, to: Event): Promise<void> {
  const { page, published, draft } = await readPageState(ctx, from);
  if (!page) return;
  const state = await readPageState(ctx, to);
  const own = contentOfEvent(to);
  const shown = await appendVersion(ctx, to, state, {
    content: { ...published.content, ...own },
    basedOn: state.published.number,
    source: "save",
    isPublished: true,
  });
  const after = await movePointers(ctx, to, state, { published: shown, draft: shown });
  if (draft.number === published.number) return;
  const unpublished = await appendVersion(ctx, to, after, {
    content: { ...draft.content, theme: own.theme },
    basedOn: shown.number,
    source: "save",
    isPublished: false,
  });
  await movePointers(ctx, to, after, { draft: unpublished });
}
