import type { StillPlacement } from "@/lib/modules/show-basics/sponsor-lines";
import type { Ctx } from "@/lib/operation/ctx";
import { stillUrl } from "../address/playback-urls";

interface SponsorStillWire {
  placement: StillPlacement;
  recording_id: string;
  at_sec: number;
  url: string;
}

/** Returns a function that returns a sponsor's stills in a show's recordings, oldest first. */
export async function sponsorStills(
  ctx: Pick<Ctx, "db">,
  eventId: string,
): Promise<(sponsorId: string) => SponsorStillWire[]> {
  const rows = await ctx.db.sponsorStill.findMany({
    where: { recording: { eventId, deletedAt: null } },
    orderBy: [{ recording: { startedAt: "asc" } }, { recordingId: "asc" }, { placement: "asc" }],
  });
  return (sponsorId) =>
    rows
      .filter((row) => row.sponsorId === sponsorId)
      .map(({ recordingId, placement, programMs }) => ({
        placement: placement as StillPlacement,
        recording_id: recordingId,
        at_sec: Math.round(programMs / 100) / 10,
        url: stillUrl(recordingId, { sponsorId, placement }),
      }));
}
