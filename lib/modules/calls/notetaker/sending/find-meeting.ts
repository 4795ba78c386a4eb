import type { Event } from "@/lib/generated/prisma/client";
import { findGuestByToken } from "@/lib/modules/people/guests";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, notFound } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { readMeetingLink } from "./read-meeting-link";

/**
 * Returns the caller's show that a meeting's link leads to, locked.
 * @throws `unsupported` with the name of another product
 */
export async function lockMeeting(ctx: Ctx, meetingUrl: string): Promise<Event> {
  const link = readMeetingLink(meetingUrl, env().PUBLIC_URL);
  if (link === "invalid")
    throw invalid(
      { meeting_url: "invalid" },
      `Not a link to a show. Use its studio, guest, viewer or signup link, such as ${env().PUBLIC_URL}/studio/launch-day-x7k2m9.`,
    );
  if ("unsupported" in link)
    throw invalid(
      { meeting_url: "unsupported" },
      `${link.unsupported} isn't supported. The notetaker joins shows on ${new URL(env().PUBLIC_URL).host}.`,
    );
  if ("slug" in link) return lockEvent(ctx, link.slug);
  const guest = await findGuestByToken(link.token);
  if (!guest) throw notFound();
  return lockEvent(ctx, guest.slug);
}
