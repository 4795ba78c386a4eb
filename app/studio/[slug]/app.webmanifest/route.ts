import { manifestResponse } from "@/lib/server/pages/app-manifest";

/** The studio as an app opens its show. The browser loads this without the host's cookie, so it doesn't have the show's title. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  return manifestResponse({
    name: `Studio: ${slug}`,
    shortName: "Studio",
    start: `/studio/${encodeURIComponent(slug)}`,
  });
}
