import { idDomain } from "@/lib/mail/links";
import { senderCalled } from "@/lib/mail/sender";
import { writeCalendar } from "@/lib/mail/write-calendar";
import { publicEvent } from "@/lib/server/public-event";

export const dynamic = "force-dynamic";

/** The calendar file of a show, for everybody: without attendees and without a personal link. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  const event = await publicEvent(slug);
  if (!event?.starts_at || !event.ends_at) {
    return new Response("There is no date to put into a calendar yet.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const { name, address } = senderCalled(event.host.name || event.workspace.name);
  const file = writeCalendar({
    method: "PUBLISH",
    uid: `${event.slug}@${idDomain()}`,
    sequence: 0,
    stamp: new Date(),
    startsAt: new Date(event.starts_at),
    endsAt: new Date(event.ends_at),
    title: event.title,
    description: [event.signup.sub, event.links.viewer_link].filter(Boolean).join("\n\n"),
    url: event.links.viewer_link,
    organizer: { name, email: address },
    cancelled: event.state === "cancelled",
  });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
      "Content-Disposition": `attachment; filename="${event.slug.replace(/[^\w-]/g, "")}.ics"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
