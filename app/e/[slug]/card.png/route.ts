import { publicEvent } from "@/lib/server/pages/public-event";
import { shareCard } from "@/lib/server/pages/share-card";

export const dynamic = "force-dynamic";

/** The social sharing image of a show's page. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const event = await publicEvent((await params).slug);
  if (!event?.page.share_picture || event.state === "draft")
    return new Response("Not found\n", { status: 404, headers: { "Cache-Control": "no-store" } });
  const { png, tag } = await shareCard(event);
  const headers = {
    ETag: `"${tag}"`,
    "Cache-Control": "public, max-age=300",
    "X-Content-Type-Options": "nosniff",
  };
  if (request.headers.get("if-none-match") === headers.ETag)
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(png), {
    headers: { ...headers, "Content-Type": "image/png", "Content-Length": String(png.length) },
  });
}
