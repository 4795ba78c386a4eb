import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";
import type { SignupContent } from "../content-schema";
import { findVersion } from "../versions/find-version";
import { readPageState } from "../versions/page-state";
import { readPreviewKey } from "./preview-key";

/** Returns what a preview link shows. An invalid or expired key looks like a missing show. */
export async function previewedContent(ctx: Ctx, event: Event, key: string): Promise<SignupContent> {
  const seen = readPreviewKey(event.id, key, ctx.realNow);
  if (!seen) throw notFound();
  if (seen.number === null) return (await readPageState(ctx, event)).draft.content;
  return (await findVersion(ctx, event, seen.number)).content;
}
