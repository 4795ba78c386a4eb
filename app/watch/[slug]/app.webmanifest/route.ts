import { manifestResponse } from "@/lib/server/pages/app-manifest";
import { publicEvent } from "@/lib/server/pages/public-event";

/** The viewer page as an app opens its show. Whoever is signed in to it stays so, by their cookie. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const event = await publicEvent(slug);
  if (!event) return new Response(null, { status: 404 });
  return manifestResponse({ name: event.title, shortName: event.title, start: `/watch/${slug}` });
}
