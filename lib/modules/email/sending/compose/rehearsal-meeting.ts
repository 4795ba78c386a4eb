import { db } from "@/lib/platform/database/db";
import type { Meeting } from "./compose-guest-invite";

interface GuestMeeting {
  rehearsalId: string;
  guestId: string;
  startsAt: Date;
  endsAt: Date;
  sequence: number;
  note: string;
  moved: boolean;
  /** True if it takes place and this guest is invited. */
  isOn: boolean;
}

/** Returns the current state of an email's rehearsal. Undefined if it was deleted. */
export async function readMeeting(mailId: string): Promise<GuestMeeting | undefined> {
  const row = await db().rehearsalMail.findUnique({ where: { mailId }, include: { rehearsal: true } });
  if (!row) return undefined;
  const { rehearsal, rehearsalId, guestId, sequence, note, revision } = row;
  const key = { rehearsalId_guestId: { rehearsalId, guestId } };
  const asked = await db().rehearsalGuest.findUnique({ where: key });
  const previous = await db().rehearsalMail.findFirst({
    where: { rehearsalId, guestId, sequence: { lt: sequence } },
    orderBy: { sequence: "desc" },
  });
  return {
    rehearsalId,
    guestId,
    startsAt: rehearsal.startsAt,
    endsAt: new Date(rehearsal.startsAt.getTime() + rehearsal.durationMin * 60_000),
    sequence,
    note,
    moved: previous?.method === "request" && previous.revision !== revision,
    isOn: asked !== null && rehearsal.deletedAt === null && rehearsal.state !== "cancelled",
  };
}

/** Returns the calendar entry of a guest and a rehearsal, the same in all emails about it. */
export const meetingOf = (
  { rehearsalId, guestId, startsAt, endsAt, sequence, moved }: Omit<GuestMeeting, "note" | "isOn">,
  off = false,
): Meeting => ({ startsAt, endsAt, uid: `${rehearsalId}.${guestId}`, sequence, moved, off });
