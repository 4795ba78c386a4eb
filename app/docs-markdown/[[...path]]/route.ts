import { findPage, pageMarkdown } from "@/lib/docs/page-markdown";
import { docSite, siteAddresses } from "@/lib/docs/site";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ path?: string[] }>;
}

const HEADERS = { "Content-Type": "text/markdown; charset=utf-8", Vary: "Accept" };

/** Serves `/docs/….md` and requests with `Accept: text/markdown`. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { path = [] } = await params;
  const page = findPage(docSite(), ["/docs", ...path].join("/"));
  if (!page)
    return new Response("# Not found\n\nThis page doesn’t exist. See [all pages](/llms.txt).\n", {
      status: 404,
      headers: HEADERS,
    });
  return new Response(pageMarkdown(page, siteAddresses().baseUrl), {
    headers: { ...HEADERS, Link: `<${page.path}>; rel="canonical"` },
  });
}
