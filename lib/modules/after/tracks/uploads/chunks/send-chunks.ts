import type { TrackChunk } from "@/lib/generated/prisma/client";
import { requireSpace, storageProblem } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { invalid, stateConflict } from "@/lib/operation/problem";
import { storageProvider } from "@/lib/providers/storage";
import type { tracksContract } from "../../contract";
import { type ChunkAnswerWire, type NewChunkWire, UPLOAD_LIMITS } from "../../schema";
import { findOwnPart, lockOwnPart, type OwnPart } from "../parts/find-part";
import { mediaStart, reportOf } from "../parts/present-part";
import { beingRemoved } from "./being-removed";
import { chunkKey } from "./chunk-key";
import { isMedia } from "./is-media";
import { ledgerKnownUntil, recordedTimes } from "./recorded-times";
import { storeChunks } from "./store-chunks";
import { uploadUrl } from "./upload-url";

type Input = InputOf<typeof tracksContract.sendStudioChunks>;

/** A change of the stage is usually in the ledger by then, so it can be judged who was to be recorded. */
const SETTLED_MS = 2_000;
/** The clocks agree to this much, so a chunk may begin and end that much outside. */
const CLOCKS_MS = 40;

/** What storage has of the confirmed chunks, and up to when the ledger has every change of the stage. */
interface Found {
  chunks: ReadonlyMap<number, "stored" | "missing" | "not_media">;
  knownUntil: Date | null;
}

/** Confirms chunks that were sent, and gives URLs for the next ones. A repeat changes nothing. */
export const sendChunks = preparedVerb<Input, ChunkAnswerWire, Found>({
  prepare: async (ctx, { slug, part_id, stored }) => {
    const { part, eventId } = await findOwnPart(ctx, slug, part_id);
    const knownUntil = await ledgerKnownUntil(ctx, eventId);
    const rows = await ctx.db.trackChunk.findMany({ where: { partId: part.id, number: { in: stored } } });
    try {
      const chunks = new Map(await Promise.all(rows.map(lookFor)));
      return { value: { chunks, knownUntil }, drop: async () => undefined };
    } catch (error) {
      throw storageProblem(error);
    }
  },

  run: async (ctx, input, found) => {
    const own = await lockOwnPart(ctx, input.slug, input.part_id);
    if (own.part.state !== "capturing" && input.next.length > 0)
      throw stateConflict(own.part.state, "This part is finished.");
    const sent = await storeChunks(ctx, own, input.stored, found.chunks);
    const next = await announce(ctx, own, input, found.knownUntil);
    const refused = [...sent.refused, ...next.refused];
    return {
      stored: [...sent.stored, ...next.stored],
      missing: sent.missing,
      refused,
      uploads: next.uploads,
    };
  },
});

async function lookFor(chunk: TrackChunk): Promise<[number, "stored" | "missing" | "not_media"]> {
  const { number, key, sizeBytes, state } = chunk;
  if (state === "stored") return [number, "stored"];
  const stat = await storageProvider().stat(key);
  if (stat?.sizeBytes !== sizeBytes) return [number, "missing"];
  return [number, number > 0 || (await isMedia(key, sizeBytes)) ? "stored" : "not_media"];
}

type Next = Pick<ChunkAnswerWire, "stored" | "refused" | "uploads">;

async function announce(
  ctx: Ctx,
  own: OwnPart,
  { next, left_bytes, is_slow = false }: Input,
  knownUntil: Date | null,
): Promise<Next> {
  const { part } = own;
  requirePossible(next);
  const numbers = next.map(({ number }) => number);
  const rows = await ctx.db.trackChunk.findMany({ where: { partId: part.id, number: { in: numbers } } });
  const known = new Map(rows.map((row) => [row.number, row]));
  const unknown = numbers.filter((number) => !known.has(number));
  const judge = await judgeOf(ctx, own, { removed: await beingRemoved(ctx, part.id, unknown), knownUntil });
  const answer: Next = { stored: [], refused: [], uploads: [] };
  const fresh: NewChunkWire[] = [];
  for (const chunk of next) {
    const { number } = chunk;
    const held = known.get(number);
    const refusal = held ? changed(held, chunk) : judge(chunk);
    if (refusal) answer.refused.push({ number, ...refusal });
    else if (held?.state === "stored") answer.stored.push(number);
    else answer.uploads.push(uploadUrl(ctx, part, chunk));
    if (!refusal && !held) fresh.push(chunk);
  }
  await makeChunks(ctx, own, fresh, { left_bytes, is_slow });
  return answer;
}

function requirePossible(chunks: readonly NewChunkWire[]): void {
  if (new Set(chunks.map(({ number }) => number)).size < chunks.length) throw invalid({ next: "duplicate" });
  for (const { number, start_ms, end_ms } of chunks) {
    const ms = end_ms - start_ms;
    if (ms < 0 || ms > UPLOAD_LIMITS.chunkMs || (number > 0 && ms === 0))
      throw invalid({ next: "invalid" }, `A chunk covers at most ${UPLOAD_LIMITS.chunkMs} ms.`);
  }
}

type Refusal = Omit<ChunkAnswerWire["refused"][number], "number">;

const changed = (held: TrackChunk, { sha256, size_bytes }: NewChunkWire): Refusal | undefined =>
  held.sha256 === sha256 && held.sizeBytes === size_bytes ? undefined : { reason: "changed" };

/**
 * Returns a function that says why a chunk can't be taken, if it can't, and up to when it could. The header has
 * no time of its own.
 */
async function judgeOf(
  ctx: Ctx,
  own: OwnPart,
  { removed, knownUntil }: { removed: ReadonlySet<number>; knownUntil: Date | null },
): Promise<(chunk: NewChunkWire) => Refusal | undefined> {
  const windows = await recordedTimes(ctx, own);
  const settled = Math.min(
    ctx.realNow.getTime() - SETTLED_MS,
    knownUntil?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  const settledMs = settled - mediaStart(own.session).getTime();
  return ({ number, start_ms: start, end_ms: end }) => {
    if (removed.has(number)) return { reason: "too_early" };
    if (number === 0) return windows.length > 0 ? undefined : { reason: "off_stage" };
    if (end > settledMs) return { reason: "too_early" };
    const window = windows.find(({ fromMs, toMs }) => fromMs <= start + CLOCKS_MS && start < toMs);
    if (!window) return { reason: "off_stage" };
    return end <= window.toMs + CLOCKS_MS ? undefined : { reason: "off_stage", until_ms: window.toMs };
  };
}

async function makeChunks(
  ctx: Ctx,
  { part, person }: OwnPart,
  chunks: readonly NewChunkWire[],
  report: { left_bytes: number; is_slow: boolean },
): Promise<void> {
  const bytes = chunks.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
  // Without new chunks, what was sent is confirmed even if nothing more fits.
  if (bytes > 0) await requireSpace(ctx.workspaceId, ctx.principal.plan, bytes);
  await requirePersonalSpace(ctx, part.track.recordingId, person, bytes);
  await ctx.db.trackChunk.createMany({
    data: chunks.map((chunk) => ({
      partId: part.id,
      number: chunk.number,
      startMs: chunk.start_ms,
      endMs: chunk.end_ms,
      startsClean: chunk.starts_clean,
      sizeBytes: chunk.size_bytes,
      sha256: chunk.sha256,
      key: chunkKey(ctx, part.id, chunk.number),
    })),
  });
  const announced = reportOf(part).announced_bytes + bytes;
  const upload = { ...report, announced_bytes: announced };
  await ctx.db.trackPart.update({
    where: { id: part.id },
    data: { quality: { ...(part.quality as object), upload }, updatedAt: ctx.realNow },
  });
}

async function requirePersonalSpace(
  ctx: Ctx,
  recordingId: string,
  personId: string,
  bytes: number,
): Promise<void> {
  if (bytes === 0) return;
  const parts = await ctx.db.trackPart.findMany({
    where: { copy: "browser", track: { recordingId, personId } },
    select: { quality: true },
  });
  const total = parts.reduce((sum, one) => sum + reportOf(one).announced_bytes, bytes);
  if (total > UPLOAD_LIMITS.personBytes)
    throw stateConflict("full", "You have uploaded as much as one person can in one recording.");
}
