/** What is written after a show. */
export const CONTENT_KINDS = [
  "summary",
  "show_notes",
  "chapters",
  "blog_post",
  "newsletter",
  "linkedin_post",
  "x_post",
  "quotes",
  "questions",
  "follow_up",
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Words of the transcript that a text stands on, in milliseconds of the program. */
export interface Basis {
  personId: string;
  /** Null if no one is named. */
  speaker: string | null;
  fromMs: number;
  toMs: number;
  /** Word for word. */
  quote: string;
}

/**
 * `heading` and `fact` come from what the show says of itself: its title, its people, its segments, its address. `said` is what
 * someone said, word for word or in a model's words, and has its basis. `asked` is a question of the audience.
 */
export type Block =
  | {
      kind: "heading";
      text: string;
      /** If it's something that was said. */
      basis?: Basis[];
      people?: readonly string[];
    }
  | { kind: "fact"; text: string /** Whom it names. */; people?: readonly string[] }
  | {
      kind: "said";
      text: string;
      basis: Basis[] /** Whom it names, beside those who said it. */;
      people?: readonly string[];
    }
  | { kind: "asked"; text: string; personId: string };

export interface Written {
  kind: ContentKind;
  title: string;
  blocks: Block[];
}

/** Why a text isn't written. */
export type Missing = "too_little_said" | "no_chapters" | "no_questions";

export const isWritten = (outcome: Written | Missing): outcome is Written => typeof outcome !== "string";

/** Words of a text, without its headings. */
export const wordsOf = (blocks: readonly { kind: string; text: string }[]): number =>
  blocks.reduce((sum, block) => sum + (block.kind === "heading" ? 0 : countWords(block.text)), 0);

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Markdown of a text, without its title. What people said is data: nothing in it formats. */
export const markdownOf = (blocks: readonly Pick<Block, "kind" | "text">[]): string =>
  blocks.map(({ kind, text }) => (kind === "heading" ? `## ${escaped(text)}` : escaped(text))).join("\n\n");

/** Signs that format, and addresses, in which a backslash would be part of them. */
const SIGNS = /https?:\/\/[\w.~:/?#@!$&'+,;=%-]+|[\\`*_[\]<>]/g;

const escaped = (text: string): string =>
  text
    .replaceAll(SIGNS, (found) => (found.length === 1 ? `\\${found}` : found))
    .replaceAll(/^(\s*)([#+\-=~>|])/gm, "$1\\$2")
    // A backslash before the number itself would be shown.
    .replaceAll(/^(\s*\d+)([.)])/gm, "$1\\$2");
