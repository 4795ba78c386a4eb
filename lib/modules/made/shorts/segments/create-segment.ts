import { MOST_TITLE } from "@/lib/clips/moments/find-moments";
import type { ClipSegment } from "@/lib/generated/prisma/client";
import { readShow, spokenLines } from "@/lib/modules/after/playback";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { shortened } from "@/lib/platform/text/shortened";
import { mediaTime, msOfFrame } from "@/lib/program";
import type { Source } from "../find-source";
import { CLIP_LENGTH } from "../schema";
import { nextNumbers } from "./next-numbers";

/** A part of a program, in seconds. */
interface Chosen {
  start_sec: number;
  end_sec: number;
  title?: string | undefined;
  note?: string | undefined;
  /** Only a preview asks for it. */
  isPreview?: boolean;
}

/** Creates a segment of the crew's. */
export async function createSegment(ctx: Ctx, source: Source, asked: Chosen): Promise<ClipSegment> {
  const { start_sec: start, end_sec: end } = asked;
  const place = await placeOf(source, start, end);
  const said = (await spokenLines(source.recording.id)) ?? [];
  const inIt = said.filter(
    ({ fromMs, toMs, text }) => text !== "" && toMs > start * 1_000 && fromMs < end * 1_000,
  );
  const speakers = new Map(inIt.map(({ personId, speaker }) => [personId, speaker]));
  const at = ctx.realNow;
  return ctx.db.clipSegment.create({
    data: {
      ...{
        workspaceId: ctx.workspaceId,
        environment: ctx.environment,
        number: await nextNumbers(ctx, "clip_segment", 1),
      },
      ...{ eventId: source.event.id, recordingId: source.recording.id, origin: "crew", ...place },
      title: asked.title ?? shortened(inIt[0]?.text ?? "Moment", MOST_TITLE),
      speakers: [...speakers].map(([person_id, name]) => ({ person_id, name })),
      ...{ note: asked.note ? asked.note : null, isPreview: asked.isPreview ?? false },
      ...{ createdAt: at, updatedAt: at },
    },
  });
}

/** Returns where a part of the program is on the media time. Refuses times that no clip can have. */
export async function placeOf({ recording }: Source, start: number, end: number) {
  if (end <= start) throw invalid({ end_sec: "too_small" });
  // In whole milliseconds: 9.2 less 4.2 is a little less than 5.
  const length = Math.round((end - start) * 1_000);
  if (length < CLIP_LENGTH.least * 1_000)
    throw invalid({ end_sec: "too_small" }, `Clips must be at least ${CLIP_LENGTH.least} seconds long.`);
  if (length > CLIP_LENGTH.most * 1_000)
    throw invalid({ end_sec: "too_large" }, `Clips can be up to ${CLIP_LENGTH.most} seconds long.`);
  const read = await readShow(recording.id);
  const { stretches = [], frames = 0 } = read?.line ?? {};
  if (end * 1_000 > msOfFrame(frames)) throw invalid({ end_sec: "too_large" });
  const [from, to] = [mediaTime(stretches, start * 1_000), mediaTime(stretches, end * 1_000 - 1)];
  if (!from || to?.sessionId !== from.sessionId || to.ms - from.ms > length + 100)
    throw invalid({ start_sec: "invalid" }, "A clip can't go on across a break or an edit.");
  return { sessionId: from.sessionId, fromMs: Math.round(from.ms), toMs: Math.round(from.ms + length) };
}
