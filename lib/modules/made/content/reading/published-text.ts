import { markdownOf } from "@/lib/content/written";
import type { ContentItem, Recording } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { ContentItemWire } from "../schema";
import { isWords, withoutCut } from "../without-cut";
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
  const told = withoutCut(blocks, ({ text }) => (text ?? "").trim() !== "");
  const hadWords = item.isCut || blocks.some(isWords);
  if (told.length === 0 || (hadWords && !told.some(isWords))) return null;
  const left = told.map(({ kind: form, text }) => ({
    kind: form === "heading" ? ("heading" as const) : ("fact" as const),
    text: (text ?? "").trim(),
  }));
  const name = markdownOf([{ kind: "fact", text: title }]);
  return { title, language, kind, stale, markdown: `# ${name}\n\n${markdownOf(left)}\n` };
}
