import { eventCalendar } from "@/lib/modules/email/sending";

export const dynamic = "force-dynamic";

/** The public calendar file of a show, without attendees or personal links. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  const file = await eventCalendar(slug);
  if (file === undefined)
    return new Response("This show doesn’t have a date yet.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
      "Content-Disposition": `attachment; filename="${slug.replace(/[^\w-]/g, "")}.ics"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
