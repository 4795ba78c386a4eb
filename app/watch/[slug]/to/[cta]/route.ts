import { ctaTarget } from "@/lib/modules/audience/audience";

export const dynamic = "force-dynamic";

interface Params {
  params: Promise<{ slug: string; cta: string }>;
}

/**
 * Redirects to the link of a show's call to action. Nothing is counted here, because link previews and
 * scanners open it too.
 */
export async function GET(_: Request, { params }: Params): Promise<Response> {
  const { slug, cta } = await params;
  const target = await ctaTarget(slug, cta);
  const headers = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
  };
  if (target === null)
    return new Response("This link is no longer available.\n", {
      status: 404,
      headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
    });
  return new Response(null, { status: 302, headers: { ...headers, Location: target } });
}
