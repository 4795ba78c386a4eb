import { charactersLeft } from "@/lib/content/lengths";
import { markdownOf } from "@/lib/content/written";
import type { ContentBlockWire, ContentItemWire } from "@/lib/modules/made/content/schema";

export interface DraftBlock {
  /** Only on this page. */
  key: string;
  /** Null until it's saved. */
  id: string | null;
  kind: ContentBlockWire["kind"];
  /** Null if what it stands on is gone. */
  text: string | null;
}

/** A text as it's being edited. */
export interface ContentDraft {
  title: string;
  blocks: readonly DraftBlock[];
}

export const draftOf = ({ title, blocks }: Pick<ContentItemWire, "title" | "blocks">): ContentDraft => ({
  title,
  blocks: blocks.map(({ block_id: id, kind, text }) => ({ key: id, id, kind, text })),
});

export const newBlock = (key: string): DraftBlock => ({ key, id: null, kind: "own", text: "" });

/** What is sent to save a draft. The crew's own sentences are sent whole, so that a removed one can be put back. */
export function requestOf({ title, blocks }: ContentDraft) {
  return {
    title,
    blocks: blocks.flatMap(({ id, kind, text }): { block_id?: string; text?: string }[] => {
      if (text !== null && text.trim() === "") return [];
      if (kind === "own" || id === null) return text === null ? [] : [{ text }];
      return [text === null ? { block_id: id } : { block_id: id, text }];
    }),
  };
}

/** Characters that are left in a post, as its network counts them. Null for other kinds. */
export const leftIn = (kind: ContentItemWire["kind"], { blocks }: ContentDraft): number | null =>
  charactersLeft(
    kind,
    blocks.flatMap(({ text }) => (text?.trim() ? [text] : [])),
  );

/** Posts have no title, and chapters are pasted into a description. */
const UNTITLED: readonly ContentItemWire["kind"][] = ["x_post", "linkedin_post", "chapters"];

interface Copied {
  plain: string;
  markdown: string;
}

/** A draft as it's pasted elsewhere. Sentences whose words are gone are left out. */
export function copiedText(kind: ContentItemWire["kind"], { title, blocks }: ContentDraft): Copied {
  const shown = blocks.flatMap(({ kind: of, text }) =>
    text?.trim() ? [{ kind: of === "own" ? ("fact" as const) : of, text }] : [],
  );
  const isTitled = !UNTITLED.includes(kind) && title.trim() !== "";
  const between = kind === "chapters" ? "\n" : "\n\n";
  const plain = shown.map(({ text }) => text).join(between);
  const markdown =
    kind === "chapters" ? shown.map((one) => `- ${markdownOf([one])}`).join("\n") : markdownOf(shown);
  return {
    plain: isTitled ? `${title}\n\n${plain}` : plain,
    markdown: isTitled ? `# ${markdownOf([{ kind: "fact", text: title }])}\n\n${markdown}` : markdown,
  };
}

/** Moves a block up or down; the same list if it's at the end. */
export function moved(blocks: readonly DraftBlock[], key: string, by: 1 | -1): readonly DraftBlock[] {
  const from = blocks.findIndex((block) => block.key === key);
  const [block, other] = [blocks[from], blocks[from + by]];
  if (!block || !other) return blocks;
  return blocks.map((one) => (one === block ? other : one === other ? block : one));
}
