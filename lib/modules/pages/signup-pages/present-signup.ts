import type { Event } from "@/lib/generated/prisma/client";
import { eventLinks } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { contentChanges } from "./content/content-changes";
import { readShownCopy } from "./content/shown-copy";
import type { SignupWire } from "./schema";
import type { PageState } from "./versions/page-state";
import { presentVersion } from "./versions/present-version";

/** Presents a show's signup page as a response of its own. */
export async function presentSignup(ctx: Ctx, event: Event, state: PageState): Promise<SignupWire> {
  const { draft, published, version } = state;
  ctx.meta.version = version;
  return {
    event_slug: event.slug,
    draft: { ...presentVersion(draft), content: draft.content },
    published: { ...presentVersion(published), content: published.content },
    changes: contentChanges(published.content, draft.content),
    shown: await readShownCopy(ctx, event, draft.content),
    page_url: eventLinks(event, { withKey: false }).signup_page,
    version,
    updated_at: iso(state.updatedAt),
  };
}
