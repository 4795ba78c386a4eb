import { MOST_TITLE } from "@/lib/clips/moments/find-moments";
import type { ClipSegment } from "@/lib/generated/prisma/client";
import { readShow, spokenLines } from "@/lib/modules/after/playback";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import { shortened } from "@/lib/platform/text/shortened";
import { mediaTime, msOfFrame } from "@/lib/program";
import type { shortsContract } from "../contract";
import { findSource, type Source } from "../find-source";
import { presentSegment } from "../reading/present-shorts";
import { CLIP_LENGTH } from "../schema";
import { nextNumbers } from "./next-numbers";

type Operation = typeof shortsContract.manageShortSegment;
type Asked = InputOf<Operation>;

type Create = Extract<Asked, { action: "create" }>;
type Change = Exclude<Asked, { action: "create" }>;

export async function manageShortSegment(ctx: Ctx, asked: Asked): Promise<OutputOf<Operation>> {
  const segment = asked.action === "create" ? await create(ctx, asked) : await change(ctx, asked);
  const { createdAt: _created, updatedAt: _updated, note, ...after } = segment;
  ctx.record({
    subjectType: "clip_segment",
    subjectId: String(segment.number),
    after: { ...after, has_note: note !== null },
  });
  return presentSegment(segment, await readShow(segment.recordingId));
}

async function change(ctx: Ctx, asked: Change): Promise<ClipSegment> {
  const { event } = await findSource(ctx, { slug: asked.slug });
  const number = asked.segment_id;
  const owner = { workspaceId: ctx.workspaceId, environment: ctx.environment };
  const where = { workspaceId_environment_number: { ...owner, number } };
  await ctx.lock(
    "moments_segment_lock",
    `SELECT 1 FROM clip_segment WHERE workspace_id = $1 AND environment = $2::"Environment" AND number = $3 FOR UPDATE`,
    [ctx.workspaceId, ctx.environment, number],
  );
  const found = await ctx.db.clipSegment.findUnique({ where });
  if (found?.eventId !== event.id) throw invalid({ segment_id: "not_found" });
  const data =
    asked.action === "note"
      ? { note: asked.note === "" ? null : asked.note }
      : { archivedAt: asked.action === "archive" ? (found.archivedAt ?? ctx.realNow) : null };
  return ctx.db.clipSegment.update({ where, data: { ...data, updatedAt: ctx.realNow } });
}

async function create(ctx: Ctx, asked: Create): Promise<ClipSegment> {
  const source = await findSource(ctx, asked);
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
      ...{ workspaceId: ctx.workspaceId, environment: ctx.environment, number: await nextNumbers(ctx, 1) },
      ...{ eventId: source.event.id, recordingId: source.recording.id, origin: "crew", ...place },
      title: asked.title ?? shortened(inIt[0]?.text ?? "Moment", MOST_TITLE),
      speakers: [...speakers].map(([person_id, name]) => ({ person_id, name })),
      ...{ note: asked.note ? asked.note : null, createdAt: at, updatedAt: at },
    },
  });
}

/** Where a part of the program is on the media time. */
async function placeOf({ recording }: Source, start: number, end: number) {
  if (end <= start) throw invalid({ end_sec: "too_small" });
  if (end - start < CLIP_LENGTH.least)
    throw invalid({ end_sec: "too_small" }, `A clip has at least ${CLIP_LENGTH.least} seconds.`);
  if (end - start > CLIP_LENGTH.most)
    throw invalid({ end_sec: "too_large" }, `A clip has up to ${CLIP_LENGTH.most} seconds.`);
  const read = await readShow(recording.id);
  const { stretches = [], frames = 0 } = read?.line ?? {};
  if (end * 1_000 > msOfFrame(frames)) throw invalid({ end_sec: "too_large" });
  const [from, to] = [mediaTime(stretches, start * 1_000), mediaTime(stretches, end * 1_000 - 1)];
  const length = (end - start) * 1_000;
  if (!from || to?.sessionId !== from.sessionId || to.ms - from.ms > length + 100)
    throw invalid({ start_sec: "invalid" }, "A clip can't go on across a break or an edit.");
  return { sessionId: from.sessionId, fromMs: Math.round(from.ms), toMs: Math.round(from.ms + length) };
}
