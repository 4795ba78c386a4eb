import type { DraftPage } from "../page";

/** The first page; its four ways in are drawn by the page itself. */
export const homePage = (): DraftPage => ({
  path: "/docs",
  title: "Documentation",
  summary:
    "Make a live show with one call, and run it from code while it is on air: every command a host can press, you can send.",
  section: "Get started",
  crumbs: [],
  source: `## A show in one call

The answer holds four links, and all of them work at once: the studio for the host, the signup page, the viewer, and an older receive-only door. What the call needs and how it is run: [Run the examples](/docs/run-the-examples).

{{op:createShowroom {"title":"Ship smaller","brief":"Guest: Ana. Key points: what we left out, and why. 30 minutes."}}}

## For agents and tools

- [/llms.txt](/llms.txt) lists every page, [/llms-full.txt](/llms-full.txt) holds them all.
- Each page is Markdown under the same address with \`.md\`, or with \`Accept: text/markdown\`.
- [OpenAPI 3.1](/openapi.json) for the versioned surface, [another](/api/v1/openapi.json) for the legacy one, and a [Postman collection](/docs/postman.json).`,
});
