import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { contentOfEvent } from "../content/content-of-event";
import type { SignupContent } from "../content-schema";
import { appendPublished } from "../versions/append-published";
import { lockPage } from "../versions/lock-page";
import { publishVersion } from "./publish-version";

/** Publishes this content. */
export async function publishContent(ctx: Ctx, slug: string, given: Partial<SignupContent>): Promise<void> {
  const { event, state } = await lockPage(ctx, slug);
  const previous = { ...state.published.content, ...contentOfEvent(event) };
  const changes = changesOf<SignupContent>(previous, given);
  if (Object.keys(changes).length === 0) return;
  const content = { ...previous, ...changes };
  const { shown } = await appendPublished(ctx, event, state, { content, source: "save" });
  await publishVersion(ctx, event, shown);
}
