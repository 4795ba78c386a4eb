import type { Basis, Block } from "@/lib/content/written";
import type { ContentItem } from "@/lib/generated/prisma/client";

/** Words that a block stands on, on the session's media time, so that edits move them or leave them out. */
export interface StoredBasis extends Basis {
  sessionId: string;
}

export interface StoredBlock {
  id: string;
  /** `own` was added by the crew. */
  kind: Block["kind"] | "own";
  text: string;
}

/** A block as it was generated. */
export interface WrittenBlock extends StoredBlock {
  /** Whose words or names are in it, and who asked it. */
  people: string[];
  basis: StoredBasis[];
}

export interface WrittenText {
  title: string;
  blocks: WrittenBlock[];
  /** Missing in texts from before a model could write them. */
  by?: "rules" | "model";
}

export const writtenOf = ({ written }: Pick<ContentItem, "written">): WrittenText =>
  written as unknown as WrittenText;

export const blocksOf = ({ blocks }: Pick<ContentItem, "blocks">): StoredBlock[] =>
  blocks as unknown as StoredBlock[];

/** The blocks without what they stand on, which is kept once, in what was generated. */
export const plainBlocks = (blocks: readonly StoredBlock[]) =>
  blocks.map(({ id, kind, text }) => ({ id, kind, text }));

export const peopleIn = (blocks: readonly WrittenBlock[]): string[] => [
  ...new Set(blocks.flatMap(({ people }) => people)),
];

/** As JSON for the database. */
export const storedWritten = ({ title, blocks, by = "rules" }: WrittenText) => ({
  ...{ title, by },
  blocks: blocks.map((block) => ({ ...block, basis: block.basis.map((one) => ({ ...one })) })),
});

/** Whether a text differs from what was generated. */
export const isEdited = (written: WrittenText, title: string, blocks: readonly StoredBlock[]): boolean =>
  title !== written.title ||
  JSON.stringify(plainBlocks(written.blocks)) !== JSON.stringify(plainBlocks(blocks));
