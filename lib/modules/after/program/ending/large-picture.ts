import { LARGE_PICTURE } from "@/lib/modules/after/playback";
import { asSystem } from "@/lib/operation/as-system";
import { sql, transaction } from "@/lib/platform/database/db";
import type { Entry } from "../planning/entries";
import { insertEntries } from "../rows/entry-rows";
import { lockProgram, type ProgramAt } from "../rows/program-at";
import { removeUnplayed } from "../rows/remove-unplayed";

/**
 * Plays a larger picture as well. The version stays: nothing else is seen in it. Its MP4 is made again from the larger
 * picture, and the one that is there stays until then. Does nothing if the recording has changed since.
 */
export async function addLargePicture(at: ProgramAt, entries: readonly Entry[]): Promise<void> {
  const { id, version } = at;
  await asSystem("recordings.enlarge", at, async (ctx) => {
    if (!(await lockProgram(at))) return;
    await insertEntries({ id, version }, entries);
    await ctx.db.recording.update({
      where: { id },
      data: {
        ...{ enlargedVersion: version, enlarged: true, updatedAt: ctx.realNow },
        ...{ mp4Tries: 0, mp4RetryAt: null },
      },
    });
    await removeUnplayed(id, [LARGE_PICTURE]);
    ctx.record({ subjectType: "recording", subjectId: id, after: { rendition: LARGE_PICTURE, version } });
  });
}

/** Decides that a version has no larger picture, and removes what there is of it. */
export const leaveOutLargePicture = (at: ProgramAt): Promise<void> =>
  transaction(async () => {
    if (!(await lockProgram(at))) return;
    await sql(
      "program_not_enlarged",
      "UPDATE recording SET enlarged_version = version, enlarged = false WHERE id = $1",
      [at.id],
    );
    await sql(
      "program_entries_large",
      "DELETE FROM program_entry WHERE recording_id = $1 AND version = $2 AND rendition = $3",
      [at.id, at.version, LARGE_PICTURE],
    );
    await removeUnplayed(at.id, [LARGE_PICTURE]);
  });
