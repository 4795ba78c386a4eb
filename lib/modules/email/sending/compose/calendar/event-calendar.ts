import { writeCalendar } from "@/lib/modules/email/sending/compose/calendar/write-calendar";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { eventView } from "../../show/event-view";
import { idDomain } from "../links/links";
import { partyOf } from "./invitation";

const SHOWN = ["published", "live", "ended", "cancelled"];

/** Returns a show's public calendar file. Undefined while it is a draft or has no date. Names no attendee. */
export async function eventCalendar(slug: string, now: Date = new Date()): Promise<string | undefined> {
  if (slug.includes("\0")) return undefined;
  const event = await db().event.findUnique({ where: { slug }, include: { client: true } });
  if (!event || !SHOWN.includes(event.state)) return undefined;
  const workspace = await db().workspace.findUnique({ where: { id: event.workspaceId } });
  const { times, organiser, sub } = eventView(event, workspace?.name ?? "");
  if (!times) return undefined;
  const url = `${env().PUBLIC_URL.replace(/\/$/, "")}/watch/${event.slug}`;
  return writeCalendar({
    method: "PUBLISH",
    uid: `${event.id}@${idDomain()}`,
    sequence: event.calendarSequence,
    stamp: now,
    ...times,
    title: event.title,
    description: [sub, url].filter(Boolean).join("\n\n"),
    url,
    organizer: partyOf(organiser),
    cancelled: event.state === "cancelled",
  });
}
