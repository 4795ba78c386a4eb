import { openSharedKit } from "@/lib/modules/made/promo-kit";

export const dynamic = "force-dynamic";

/** A link in a speaker's email: leads to their pictures and texts. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ event: string; person: string }> },
): Promise<Response> {
  const { event: eventId, person: personId } = await params;
  const address = await openSharedKit({ eventId, personId }, new URL(request.url).searchParams);
  const headers = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
  if (!address)
    return new Response("This link no longer works. Ask the person who shared it for a new one.", {
      status: 404,
      headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
    });
  return new Response(null, { status: 302, headers: { ...headers, Location: address } });
}
