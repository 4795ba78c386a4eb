import { up } from "../up";
import type { ShownBlock } from "./reader";

export interface DocPart {
  /** The heading above it. */
  heading: string;
  block: ShownBlock;
}

/** Returns the code blocks of a page's Markdown, in order. */
export function partsOf(markdown: string): DocPart[] {
  const parts: DocPart[] = [];
  let heading = "";
  const wanted = /^#{2,3} (.+)$|^(`{3,})(\w+)([^\n]*)\n([\s\S]*?)^\2$/gm;
  for (const [, title, , language = "", info = "", code = ""] of markdown.matchAll(wanted)) {
    if (title !== undefined) heading = title;
    else parts.push({ heading, block: { language, file: /title="([^"]+\.\w+)"/.exec(info)?.[1], code } });
  }
  return parts;
}

export async function markdownOf(path: string): Promise<string> {
  const response = await fetch(`${up.base_url}${path}.md`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
