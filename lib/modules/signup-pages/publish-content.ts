import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { appendVersion } from "./append-version";
import { contentOfEvent } from "./content-of-event";
import type { SignupContent } from "./content-schema";
import { lockPage } from "./lock-page";
import { movePointers } from "./move-pointers";
import { publishVersion } from "./publish-version";

/** Has the page show this from now on, as a version like any other. A draft that somebody works on stays. */
export async function publishContent(ctx: Ctx, slug: string, given: Partial<SignupContent>): Promise<void> {
  const { event, state } = await lockPage(ctx, slug);
  const { draft, published } = state;
  const former = { ...published.content, ...contentOfEvent(event) };
  const changes = changesOf<SignupContent>(former, given);
  if (Object.keys(changes).length === 0) return;
  const version = await appendVersion(ctx, event, state, {
    content: { ...former, ...changes },
    basedOn: published.number,
    source: "save",
    isPublished: false,
  });
  const done = await publishVersion(ctx, event, version);
  const isPage = draft.number === published.number;
  await movePointers(ctx, done.event, state, {
    published: done.published,
    ...(isPage ? { draft: done.published } : {}),
  });
}
