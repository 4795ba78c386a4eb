import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { PageState, PageVersion } from "./page-state";

interface Pointers {
  draft?: PageVersion;
  published?: PageVersion;
}

/**
 * Points the draft, the published page or both to other versions. This changes the page, so its version
 * rises.
 */
export async function movePointers(
  ctx: Ctx,
  event: Event,
  state: PageState,
  to: Pointers,
): Promise<PageState> {
  const page = await ctx.db.signupPage.update({
    where: { eventId: event.id },
    data: {
      ...(to.draft ? { draft: to.draft.number } : {}),
      ...(to.published ? { published: to.published.number } : {}),
      version: state.version + 1,
      updatedAt: ctx.now,
    },
  });
  const { version, updatedAt } = page;
  return { page, version, updatedAt, draft: state.draft, published: state.published, ...to };
}
