import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { DraftPage } from "./page";

/** The folders of `content/docs`, in navigation order. */
export const PROSE_SECTIONS = [
  { folder: "start", title: "Get started", base: "/docs" },
  { folder: "concepts", title: "Concepts", base: "/docs/concepts" },
  { folder: "guides", title: "Guides", base: "/docs/guides" },
  { folder: "agents", title: "Agents and MCP", base: "/docs/agents" },
  { folder: "operate", title: "Run it yourself", base: "/docs/operate" },
] as const;

const FrontMatter = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1),
  order: z.coerce.number(),
});

const ROOT = join(process.cwd(), "content/docs");

type ProseDraft = DraftPage & { order: number };

/**
 * Reads every written page, by section and order.
 * @throws if a page's front matter is incomplete
 */
export function readProse(root: string = ROOT): ProseDraft[] {
  return PROSE_SECTIONS.flatMap(({ folder, title, base }) =>
    filesOf(join(root, folder))
      .map((file) => proseDraft(join(root, folder, file), `${base}/${file.replace(/\.md$/, "")}`, title))
      .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title)),
  );
}

/** Changes whenever a written page changes. */
export const proseStamp = (): string =>
  PROSE_SECTIONS.flatMap(({ folder }) =>
    filesOf(join(ROOT, folder)).map((file) => `${file}:${statSync(join(ROOT, folder, file)).mtimeMs}`),
  ).join();

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".md"));
  } catch {
    return [];
  }
}

function proseDraft(file: string, path: string, section: string): ProseDraft {
  const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!found) throw new Error(`${file} has no front matter`);
  const lines = (found[1] ?? "").split("\n").filter((line) => line.trim() !== "");
  const given = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
  const parsed = FrontMatter.safeParse(given);
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { title, summary, order } = parsed.data;
  return { path, title, summary, order, section, source: found[2] ?? "", crumbs: [] };
}
