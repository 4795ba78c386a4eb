import { searchDocs } from "@/lib/docs/search";

export const dynamic = "force-dynamic";

/** Answers the search box while someone types. */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams.get("q") ?? "";
  return Response.json({ hits: searchDocs(query) }, { headers: { "Cache-Control": "private, max-age=60" } });
}
