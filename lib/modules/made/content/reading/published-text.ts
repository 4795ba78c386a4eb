import { markdownOf } from "@/lib/content/written";
import type { ContentItem, Recording } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { ContentItemWire } from "../schema";
import { presentContent } from "./present-content";
import { readStanding } from "./standing";

/** A text as it goes out: without anything that was cut, redacted or erased since it was written. */
export interface PublishedText {
  title: string;
  language: string;
  kind: ContentItemWire["kind"];
  markdown: string;
  stale: ContentItemWire["stale"];
}

/** Null if there's nothing to publish: the recording was deleted, or no words are left. */
export async function publishedText(
  ctx: Pick<Ctx, "db">,
  item: ContentItem,
  recording: Recording,
): Promise<PublishedText | null> {
  const standing = await readStanding(ctx, recording);
  if (!standing) return null;
  const { title, language, kind, stale, blocks } = presentContent(item, standing);
  const left = blocks.flatMap(({ kind: form, text }) => {
    const line = text?.trim();
    return line ? [{ kind: form === "heading" ? ("heading" as const) : ("fact" as const), text: line }] : [];
  });
  if (left.length === 0) return null;
  const name = markdownOf([{ kind: "fact", text: title }]);
  return { title, language, kind, stale, markdown: `# ${name}\n\n${markdownOf(left)}\n` };
}
