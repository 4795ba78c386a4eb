import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf } from "@/lib/operation/operation";
import type { tracksContract } from "../../contract";
import { type PartWire, UPLOAD_LIMITS } from "../../schema";
import { probePartJob } from "../probing/probe-part-job";
import { lockOwnPart } from "./find-part";
import { presentPart, reportOf } from "./present-part";

type Input = InputOf<typeof tracksContract.closeStudioPart>;

/** Shorter holes are rounding. */
const HOLE_MS = 40;

/** Finishes a part: what is stored by now is all of it. A repeat changes nothing. */
export async function closePart(ctx: Ctx, { slug, part_id, chunks, quality }: Input): Promise<PartWire> {
  const { part, session } = await lockOwnPart(ctx, slug, part_id);
  if (part.state !== "capturing") return presentPart(ctx, part, session);
  const stored = await ctx.db.trackChunk.findMany({
    where: { partId: part.id, state: "stored" },
    orderBy: { number: "asc" },
    select: { number: true, startMs: true, endMs: true },
  });
  const media = stored.filter(({ number }) => number > 0);
  const isPlayable = stored.length > media.length && media.length > 0;
  const measured = {
    recorded_chunks: chunks,
    browser: quality,
    upload: { ...reportOf(part), left_bytes: 0 },
  };
  const closed = await ctx.db.trackPart.update({
    where: { id: part.id },
    data: {
      state: isPlayable ? "complete" : "lost",
      startsAtMs: media[0]?.startMs ?? part.startsAtMs,
      endsAtMs: media.reduce((latest, { endMs }) => Math.max(latest, endMs), part.startsAtMs),
      gaps: gapsBetween(media),
      quality: { ...(part.quality as object), ...measured },
      updatedAt: ctx.realNow,
    },
    include: { track: true },
  });
  if (isPlayable) ctx.enqueue(probePartJob, { part_id: part.id }, { subject: part.id, dedupeKey: part.id });
  return presentPart(ctx, closed, session);
}

/** Returns the missing times between chunks in order, as `[from_ms, to_ms]`. */
function gapsBetween(chunks: readonly { startMs: number; endMs: number }[]): [number, number][] {
  const gaps: [number, number][] = [];
  let end = chunks[0]?.startMs ?? 0;
  for (const { startMs, endMs } of chunks) {
    if (startMs - end > HOLE_MS) gaps.push([end, startMs]);
    end = Math.max(end, endMs);
  }
  return gaps.slice(0, UPLOAD_LIMITS.gaps);
}
