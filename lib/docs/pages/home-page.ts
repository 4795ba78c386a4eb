import type { DraftPage } from "../page";

/** The first page; its four entry points are part of the page component. */
export const homePage = (): DraftPage => ({
  path: "/docs",
  title: "Documentation",
  summary:
    "Create a live show with one call, and control it from code while it is on air: everything a host can click, you can send.",
  section: "Get started",
  crumbs: [],
  source: `## A show in one call

The response contains four links that work right away: the studio for the host, the signup page, the viewer page, and a legacy receive-only link. To run this call, see [Run the examples](/docs/run-the-examples).

{{op:createShowroom {"title":"Ship smaller","brief":"Guest: Ana. Key points: what we left out, and why. 30 minutes."}}}

## For agents and tools

- [/llms.txt](/llms.txt) lists every page, and [/llms-full.txt](/llms-full.txt) contains all of them.
- Every page is available as Markdown: add \`.md\` to its URL, or send \`Accept: text/markdown\`.
- [OpenAPI 3.1](/openapi.json) for the versioned API, [OpenAPI 3.1](/api/v1/openapi.json) for the legacy API, and a [Postman collection](/docs/postman.json).`,
});
