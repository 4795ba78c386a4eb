/** Markdown from people as plain data: no HTML, and links are checked. */
export type StoryInline =
  | { is: "text" | "code"; text: string }
  | { is: "strong" | "em"; of: StoryInline[] }
  | { is: "link"; href: string; of: StoryInline[] }
  | { is: "break" };

export type StoryBlock =
  | { is: "text" | "heading" | "quote"; of: StoryInline[] }
  | { is: "list"; ordered: boolean; items: StoryInline[][] };

/** Returns the plain text, for cards and search engines. */
export const storyText = (story: readonly StoryBlock[]): string =>
  story
    .flatMap((block) => (block.is === "list" ? block.items : [block.of]))
    .map(inlineText)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

const inlineText = (parts: readonly StoryInline[]): string =>
  parts.map((part) => ("text" in part ? part.text : "of" in part ? inlineText(part.of) : " ")).join("");
