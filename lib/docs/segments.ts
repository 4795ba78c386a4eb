import { slugOf } from "./doc-path";

export interface CodeBlockPart {
  language: string;
  title?: string;
  code: string;
}

/** A piece of a page with its own rendering. */
export type Segment =
  | { kind: "heading"; level: 2 | 3; text: string; id: string }
  | { kind: "text"; markdown: string }
  | { kind: "callout"; tone: CalloutTone; markdown: string }
  | { kind: "code"; blocks: CodeBlockPart[] };

export type CalloutTone = "note" | "tip" | "warning";

/** Equivalent languages: adjacent blocks become tabs of one block. */
const TONGUES = new Set(["curl", "ts", "py", "mcp", "go", "ruby", "php"]);

/** Splits Markdown into headings, code, callouts and the text between them. */
export function segmentsOf(markdown: string): Segment[] {
  const lines = markdown.split("\n");
  const segments: Segment[] = [];
  const ids = new Map<string, number>();
  for (let at = 0; at < lines.length; ) {
    const taken = takeCode(lines, at) ?? takeCallout(lines, at) ?? takeHeading(lines, at, ids);
    if (taken) {
      push(segments, taken.segment);
      at = taken.next;
    } else {
      pushText(segments, lines[at] ?? "");
      at += 1;
    }
  }
  return segments.filter((segment) => segment.kind !== "text" || segment.markdown.trim() !== "");
}

interface Taken {
  segment: Segment;
  next: number;
}

function takeCode(lines: readonly string[], at: number): Taken | undefined {
  const opening = /^(`{3,})(\S*)(.*)$/.exec(lines[at] ?? "");
  if (!opening) return undefined;
  const [, marks = "```", language = "", rest = ""] = opening;
  let end = at + 1;
  while (end < lines.length && !isClosing(lines[end] ?? "", marks)) end += 1;
  const title = /title="([^"]*)"/.exec(rest)?.[1];
  const code = lines.slice(at + 1, end).join("\n");
  return {
    segment: { kind: "code", blocks: [{ language: language || "text", title, code }] },
    next: end + 1,
  };
}

const isClosing = (line: string, marks: string): boolean =>
  /^`+\s*$/.test(line) && line.trim().length >= marks.length;

function takeCallout(lines: readonly string[], at: number): Taken | undefined {
  const tone = /^> \[!(NOTE|TIP|WARNING)\]\s*$/.exec(lines[at] ?? "")?.[1]?.toLowerCase();
  if (!tone) return undefined;
  let end = at + 1;
  while (end < lines.length && lines[end]?.startsWith(">")) end += 1;
  const markdown = lines
    .slice(at + 1, end)
    .map((line) => line.replace(/^> ?/, ""))
    .join("\n");
  return { segment: { kind: "callout", tone: tone as CalloutTone, markdown }, next: end };
}

function takeHeading(lines: readonly string[], at: number, ids: Map<string, number>): Taken | undefined {
  const found = /^(#{2,3}) (.+?)\s*$/.exec(lines[at] ?? "");
  if (!found) return undefined;
  const [, marks = "##", text = ""] = found;
  const base = slugOf(plainText(text)) || "section";
  const before = ids.get(base) ?? 0;
  ids.set(base, before + 1);
  const id = before === 0 ? base : `${base}-${before + 1}`;
  return { segment: { kind: "heading", level: marks.length === 2 ? 2 : 3, text, id }, next: at + 1 };
}

/**
 * Appends a segment, merging code with the code before it if only blank lines separate them and the languages
 * are equivalent.
 */
function push(segments: Segment[], segment: Segment): void {
  if (segment.kind === "code") {
    const last = lastFilled(segments);
    const [block] = segment.blocks;
    if (last?.kind === "code" && block && belongs(last.blocks, block)) {
      last.blocks.push(block);
      return;
    }
  }
  segments.push(segment);
}

const lastFilled = (segments: readonly Segment[]): Segment | undefined =>
  segments.findLast((segment) => segment.kind !== "text" || segment.markdown.trim() !== "");

const belongs = (blocks: readonly CodeBlockPart[], next: CodeBlockPart): boolean =>
  TONGUES.has(next.language) &&
  blocks.every((block) => TONGUES.has(block.language) && block.language !== next.language);

function pushText(segments: Segment[], line: string): void {
  const last = segments.at(-1);
  if (last?.kind === "text") last.markdown += `\n${line}`;
  else segments.push({ kind: "text", markdown: line });
}

/** Returns inline Markdown without its markup. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .trim();
