import { fromMarkdown } from "mdast-util-from-markdown";
import type { StoryBlock, StoryInline } from "@/lib/signup/story";

/** The parts of a Markdown tree that we use. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  alt?: string | null;
  ordered?: boolean | null;
  children?: Node[];
}

const LINKS: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);
const WITHOUT_HTML = { extensions: [{ disable: { null: ["htmlFlow", "htmlText"] } }] };
/** Deeper nesting only serves to exhaust its reader. */
const MAX_DEPTH = 12;

/**
 * Returns the content of a page's description. HTML becomes text, images become their alt text, and line
 * breaks are kept.
 */
export const storyOf = (markdown: string): StoryBlock[] =>
  blocksOf((fromMarkdown(markdown, WITHOUT_HTML) as Node).children ?? [], 0);

function blocksOf(nodes: readonly Node[], depth: number): StoryBlock[] {
  if (depth > MAX_DEPTH) return [];
  return nodes.flatMap((node): StoryBlock[] => {
    const children = node.children ?? [];
    if (node.type === "list")
      return [
        { is: "list", ordered: node.ordered === true, items: children.map((item) => itemOf(item, depth)) },
      ];
    if (node.type === "blockquote") return [{ is: "quote", of: itemOf(node, depth) }];
    if (node.type === "heading") return [{ is: "heading", of: inlinesOf(children, depth) }];
    if (node.type === "code") return [{ is: "text", of: [{ is: "code", text: node.value ?? "" }] }];
    return node.type === "paragraph" ? [{ is: "text", of: inlinesOf(children, depth) }] : [];
  });
}

/** Flattens the content of a list item or quotation. Nested list items become lines. */
function itemOf({ children = [] }: Node, depth: number): StoryInline[] {
  const runs = blocksOf(children, depth + 1).flatMap((block) =>
    block.is === "list" ? block.items : [block.of],
  );
  return runs.flatMap((run, index) => (index === 0 ? run : [{ is: "break" as const }, ...run]));
}

function inlinesOf(nodes: readonly Node[], depth: number): StoryInline[] {
  if (depth > MAX_DEPTH) return [];
  return nodes.flatMap((node): StoryInline[] => {
    const of = inlinesOf(node.children ?? [], depth + 1);
    switch (node.type) {
      case "text":
        return linesOf(node.value ?? "");
      case "inlineCode":
        return [{ is: "code", text: node.value ?? "" }];
      case "strong":
        return [{ is: "strong", of }];
      case "emphasis":
        return [{ is: "em", of }];
      case "break":
        return [{ is: "break" }];
      case "image":
        return node.alt ? [{ is: "text", text: node.alt }] : [];
      case "link":
        return linkOf(node.url ?? "", of);
      default:
        return of;
    }
  });
}

/** People who don't know Markdown expect their line breaks to be kept. */
const linesOf = (text: string): StoryInline[] =>
  text
    .split("\n")
    .flatMap((line, index): StoryInline[] => [
      ...(index > 0 ? [{ is: "break" as const }] : []),
      ...(line ? [{ is: "text" as const, text: line }] : []),
    ]);

function linkOf(address: string, of: StoryInline[]): StoryInline[] {
  const url = URL.parse(address);
  return url && LINKS.has(url.protocol) ? [{ is: "link", href: url.href, of }] : of;
}
