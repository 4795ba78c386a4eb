import { env } from "@/lib/platform/runtime/env";
import { expand, type Site } from "./embeds";
import { navigation } from "./navigation";
import type { DocPage, DraftPage, NavSection } from "./page";
import { errorPages } from "./pages/error-pages";
import { factPages } from "./pages/fact-pages";
import { homePage } from "./pages/home-page";
import { kindPages } from "./pages/kind-pages";
import { referencePages } from "./pages/reference-pages";
import { proseStamp, readProse } from "./prose";

export interface DocSite {
  pages: ReadonlyMap<string, DocPage>;
  nav: readonly NavSection[];
}

let made: { site: DocSite; stamp: string } | undefined;

/**
 * Returns every page of the documentation. Built once per process; in development, rebuilt when a written
 * page changes.
 */
export function docSite(): DocSite {
  const stamp = env().NODE_ENV === "development" ? proseStamp() : "";
  if (made?.stamp !== stamp) made = { site: makeSite(), stamp };
  return made.site;
}

export function siteAddresses(): Site {
  const baseUrl = env().PUBLIC_URL.replace(/\/$/, "");
  return { baseUrl, mcpUrl: `${baseUrl}/api/mcp` };
}

function makeSite(): DocSite {
  const prose = readProse();
  const drafts: DraftPage[] = [
    homePage(),
    ...prose,
    ...referencePages(),
    ...factPages(),
    ...kindPages(),
    ...errorPages(),
  ];
  const site = siteAddresses();
  const pages = drafts.map(
    ({ source, ...page }): DocPage => ({ ...page, markdown: expand(source, site).trim() }),
  );
  return { pages: new Map(pages.map((page) => [page.path, page])), nav: navigation(pages) };
}
