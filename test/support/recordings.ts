import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { RecordingWire } from "@/lib/modules/replays/recordings/schema";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { storageProvider } from "@/lib/providers/storage";
import { api } from "./api";
import type { TestShow } from "./show";

interface Wanted {
  personId?: string;
  kind?: string;
  /** Bytes of each chunk; the first is the header. */
  chunks?: readonly Buffer[];
  /** Continues this recording. */
  recordingId?: string;
}

interface Made {
  recordingId: string;
  trackId: string;
  partId: string;
  sessionId: string;
}

const SESSION_MS = 60_000;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Creates a recording with a track of one part, whose chunks are stored: a second each. */
export async function makeRecordedTrack(eventId: string, wanted: Wanted = {}): Promise<Made> {
  const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: eventId } });
  const { personId = "host-recorded", kind = "microphone" } = wanted;
  const chunks = wanted.chunks ?? [Buffer.from("header"), Buffer.from("first"), Buffer.from("second")];
  const recordingId = wanted.recordingId ?? (await makeRecording({ workspaceId, environment, eventId }));
  const session = await db().showSession.findFirstOrThrow({ where: { recordingId } });
  const trackId = newId("trk");
  await db().recordingTrack.create({ data: { id: trackId, recordingId, personId, kind } });
  const partId = newId("prt");
  await db().trackPart.create({
    data: {
      id: partId,
      trackId,
      copy: "server",
      sessionId: session.id,
      source: newId("source"),
      state: "complete",
      startsAtMs: 0,
      endsAtMs: (chunks.length - 1) * 1000,
      contentType: "audio/mp4",
      codec: "opus",
    },
  });
  for (const [number, bytes] of chunks.entries()) {
    const key = `${workspaceId}/${environment}/${partId}/${number}`;
    await storageProvider().put(key, once(bytes), { contentType: "application/octet-stream" });
    await db().trackChunk.create({
      data: {
        partId,
        number,
        state: "stored",
        startMs: Math.max(0, number - 1) * 1000,
        endMs: number * 1000,
        sizeBytes: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        key,
        storedAt: new Date(),
      },
    });
  }
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  await db().storageUse.upsert({
    where: { workspaceId },
    create: { workspaceId, bytes, files: chunks.length },
    update: { bytes: { increment: bytes }, files: { increment: chunks.length } },
  });
  return { recordingId, trackId, partId, sessionId: session.id };
}

async function makeRecording(owner: {
  workspaceId: string;
  environment: "test" | "live";
  eventId: string;
}): Promise<string> {
  const startedAt = new Date(Date.now() - SESSION_MS);
  const endedAt = new Date();
  const { id } = await db().recording.create({
    data: { id: newId("rec"), ...owner, state: "processing", startedAt, endedAt },
  });
  await db().showSession.create({
    data: {
      id: newId("ses"),
      eventId: owner.eventId,
      recordingId: id,
      startedAt,
      endedAt,
      mediaStartedAt: startedAt,
    },
  });
  return id;
}

/** Reads a show's recording over the API. */
export async function readRecording({ workspace, slug }: TestShow, id: string): Promise<RecordingWire> {
  const key = await workspace.key("test", ["recordings:read"]);
  const answer = await api("GET", `/v1/events/${slug}/recordings/${id}`, { key });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
