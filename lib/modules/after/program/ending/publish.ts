import type { Prisma } from "@/lib/generated/prisma/client";
import { PICTURE, SOUND } from "@/lib/modules/after/playback";
import { planAfterShow } from "@/lib/modules/email/after-show";
import type { Ctx } from "@/lib/operation/ctx";
import { msOfFrame, type ProgramLine } from "@/lib/program";
import { requestProgramAgain } from "../../program-requests";
import type { ProgramAt } from "../rows/program-at";
import { removeOldVersions } from "../rows/remove-old-versions";
import { removeUnplayed } from "../rows/remove-unplayed";
import { emailHosts } from "./email-hosts";
import { noteFlaws } from "./program-notes";
import type { QuietSpeaker } from "./quiet-speakers";

const BYTES = `
SELECT COALESCE(sum(size_bytes), 0)::float8 AS bytes FROM program_piece p
WHERE recording_id = $1 AND EXISTS (
  SELECT 1 FROM program_entry e WHERE e.recording_id = $1 AND e.version = $2 AND e.piece_key = p.key)`;

interface Complete {
  version: number;
  line: ProgramLine;
  quiet: readonly QuietSpeaker[];
}

/** Makes a complete version the one that is ready, in the caller's transaction, which has locked the recording. */
export async function publish(ctx: Ctx, at: ProgramAt, { version, line, quiet }: Complete): Promise<void> {
  const { id, slug, state, readyAt } = at;
  const durationMs = Math.round(msOfFrame(line.frames));
  await noteFlaws(id, version, quiet);
  await ctx.db.recording.update({
    where: { id },
    data: {
      ...{ state: "ready", version, programVersion: version, durationMs, composedMs: durationMs },
      ...{ piecesToMake: null, piecesLeft: null },
      chapters: line.chapters as unknown as Prisma.InputJsonValue,
      ...{ mp4State: "pending", mp4Tries: 0, mp4RetryAt: null },
      ...{ readyAt: readyAt ?? ctx.realNow, updatedAt: ctx.realNow },
    },
  });
  ctx.record({
    ...{ subjectType: "recording", subjectId: id },
    ...{
      before: { state, version: at.version },
      after: { state: "ready", version, duration_ms: durationMs },
    },
  });
  const [sum] = await ctx.sql<{ bytes: number }>("program_bytes", BYTES, [id, version]);
  ctx.emit({
    type: "recording.ready",
    eventSlug: slug,
    data: {
      ...{ event_slug: slug, recording_id: id, kind: "program", version },
      ...{ duration_sec: durationMs / 1000, bytes: sum?.bytes ?? 0 },
    },
  });
  // An uploaded recording is made whenever someone wants it, also long after the show.
  if (at.source === "show") {
    if (!readyAt) await emailHosts(ctx, at, durationMs);
    await planAfterShow(ctx, id);
  }
  await removeOldVersions(id, version);
  await removeUnplayed(id, [PICTURE, SOUND]);
  // What arrives soon after makes a better version.
  await requestProgramAgain(id);
}
