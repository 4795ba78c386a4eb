import type { DocPage } from "./page";
import type { DocSite } from "./site";

/** The common names of the languages that we name differently. */
const USUAL: Record<string, string> = { curl: "bash", mcp: "json", py: "python" };

/**
 * Returns a page as one Markdown text with its title. Links are absolute, so that the text works elsewhere.
 */
export function pageMarkdown(page: DocPage, baseUrl: string): string {
  const body = page.markdown
    .replaceAll("](/", `](${baseUrl}/`)
    .replace(
      /^(`{3,})(\w+)/gm,
      (_, marks: string, language: string) => marks + (USUAL[language] ?? language),
    );
  return `# ${page.title}\n\n> ${page.summary}\n\n${body}\n`;
}

/** Returns the page at a path, with or without `.md`. */
export function findPage(site: DocSite, path: string): DocPage | undefined {
  return site.pages.get(path.replace(/\.md$/, "").replace(/(.)\/$/, "$1"));
}
