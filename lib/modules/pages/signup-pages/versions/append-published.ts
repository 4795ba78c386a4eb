import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { SignupContent } from "../content-schema";
import { appendVersion } from "./append-version";
import { movePointers } from "./move-pointers";
import type { PageState, PageVersion } from "./page-state";

interface Shown {
  content: SignupContent;
  source: "save" | "event";
}

/**
 * Stores newly published content as a version. A separate draft stays; a draft that equals the published page
 * follows it. Requires the event's lock.
 */
export async function appendPublished(
  ctx: Ctx,
  event: Event,
  state: PageState,
  { content, source }: Shown,
): Promise<{ shown: PageVersion; state: PageState }> {
  const { published, draft } = state;
  const shown = await appendVersion(ctx, event, state, {
    content,
    basedOn: published.number,
    source,
    isPublished: true,
  });
  const isPage = draft.number === published.number;
  const after = await movePointers(ctx, event, state, {
    published: shown,
    ...(isPage ? { draft: shown } : {}),
  });
  return { shown, state: after };
}
