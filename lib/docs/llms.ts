import type { DocPage } from "./page";
import { pageMarkdown } from "./page-markdown";
import { docSite, siteAddresses } from "./site";

const TITLE = "Showrunner";
const SUMMARY =
  "Live shows that programs and AI agents can run: signup pages, a browser studio, a viewer page, email and webhooks behind one HTTP API and an MCP server.";
const HINTS =
  "Send an API key as `Authorization: Bearer sr_test_…`. Test keys reach no real people. POST requests under `/v1` that change something need an `Idempotency-Key`; add `dry_run: true` to see what would happen and what it would cost. Every page below is Markdown; remove `.md` from the URL for the web page.";

/** Sections with many small pages, which an agent only needs one at a time. */
const OPTIONAL = new Set(["Webhook events", "Errors"]);

/** `/llms.txt`: one line per page. */
export function llmsTxt(): string {
  const { baseUrl, mcpUrl } = siteAddresses();
  const pages = [...docSite().pages.values()];
  const line = (page: DocPage) => `- [${page.title}](${baseUrl}${page.path}.md): ${page.summary}`;
  const named = [...new Set(pages.map((page) => page.section))].filter((name) => !OPTIONAL.has(name));
  const sections = named.map(
    (name) =>
      `## ${name}\n\n${pages
        .filter((page) => page.section === name)
        .map(line)
        .join("\n")}`,
  );
  const machine = [
    `- [OpenAPI 3.1](${baseUrl}/openapi.json): the versioned API`,
    `- [OpenAPI 3.1, legacy API](${baseUrl}/api/v1/openapi.json): for older integrations`,
    `- [Postman collection](${baseUrl}/docs/postman.json): every operation with an example`,
    `- [All pages in one file](${baseUrl}/llms-full.txt): the whole documentation`,
    `- [MCP server](${baseUrl}/docs/agents/mcp.md): tools for agents at ${mcpUrl}`,
  ].filter((entry) => !entry.includes("/docs/agents/mcp.md") || docSite().pages.has("/docs/agents/mcp"));
  const optional = pages.filter((page) => OPTIONAL.has(page.section)).map(line);
  return [
    `# ${TITLE}`,
    `> ${SUMMARY}`,
    HINTS,
    ...sections,
    `## For machines\n\n${machine.join("\n")}`,
    `## Optional\n\n${optional.join("\n")}\n`,
  ].join("\n\n");
}

/** `/llms-full.txt`: every page, one after another. */
export function llmsFullTxt(): string {
  const { baseUrl } = siteAddresses();
  const pages = [...docSite().pages.values()].map((page) => pageMarkdown(page, baseUrl));
  return [`# ${TITLE}\n\n> ${SUMMARY}\n\n${HINTS}\n`, ...pages].join("\n---\n\n");
}
