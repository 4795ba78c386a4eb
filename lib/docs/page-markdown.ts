import type { DocPage } from "./page";
import type { DocSite } from "./site";

/** What our own names for languages are called everywhere. */
const USUAL: Record<string, string> = { curl: "bash", mcp: "json", py: "python" };

/** A page as one Markdown text with its title; links are whole, so that the text can be carried elsewhere. */
export function pageMarkdown(page: DocPage, baseUrl: string): string {
  const body = page.markdown
    .replaceAll("](/", `](${baseUrl}/`)
    .replace(
      /^(`{3,})(\w+)/gm,
      (_, marks: string, language: string) => marks + (USUAL[language] ?? language),
    );
  return `# ${page.title}\n\n> ${page.summary}\n\n${body}\n`;
}

/** The page behind an address with or without `.md`. */
export function findPage(site: DocSite, path: string): DocPage | undefined {
  return site.pages.get(path.replace(/\.md$/, "").replace(/(.)\/$/, "$1"));
}
