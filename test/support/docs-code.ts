import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** `run` blocks are executed against the product; `check` blocks need a show on air and are only type-checked. */
export type Mark = "run" | "check";

export interface CodeOfPage {
  /** `guides/invite-guests`. */
  page: string;
  language: string;
  mark: Mark;
  /** All such blocks of the page, in order: what a reader has at the end. */
  code: string;
}

const FENCE = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm;

/** The marked code of every written page, with the addresses filled in. */
export function docsCode(addresses: { baseUrl: string }): CodeOfPage[] {
  const root = join(process.cwd(), "content/docs");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  return files.sort().flatMap((name) => {
    const text = readFileSync(join(root, name), "utf8")
      .replaceAll("{{base_url}}", addresses.baseUrl)
      .replaceAll("{{mcp_url}}", `${addresses.baseUrl}/api/mcp`);
    return codeOfPage(name.replace(/\.md$/, ""), text);
  });
}

function codeOfPage(page: string, text: string): CodeOfPage[] {
  const found = new Map<string, CodeOfPage>();
  for (const [, language = "", info = "", code = ""] of text.matchAll(FENCE)) {
    const mark = /\b(run|check)\b/.exec(info.replace(/title="[^"]*"/, ""))?.[1] as Mark | undefined;
    if (!mark) continue;
    const key = `${language} ${mark}`;
    const before = found.get(key)?.code ?? "";
    found.set(key, { page, language, mark, code: before + code });
  }
  return [...found.values()];
}
