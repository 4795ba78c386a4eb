import { createHash } from "node:crypto";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-text-vocabulary";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { guestPersonId, hostPersonId } from "@/lib/providers/room/identity";
import { storageProvider } from "@/lib/providers/storage";
import { makeShow, putOnAir, sit, type TestShow } from "./show";
import type { MadePart } from "./track-parts";
import type { TestWorkspace } from "./workspace";

export interface RecordedShow {
  show: TestShow;
  recordingId: string;
  sessionId: string;
  host: string;
  /** Agreed to be recorded. */
  ana: string;
  /** Declined. */
  ben: string;
  command(body: object): Promise<void>;
}

/** A show on air with a recording. Its host has agreed; Ana and Ben aren't on stage yet. */
export async function makeRecordedShow(given: { workspace?: TestWorkspace } = {}): Promise<RecordedShow> {
  const guests = [{ name: "Ana Ruiz" }, { name: "Ben Noor" }];
  return recordShow(await makeShow({ ...given, plan: false, guests }));
}

async function recordShow(show: TestShow): Promise<RecordedShow> {
  const guests = await db().guest.findMany({ where: { eventId: show.eventId }, orderBy: { name: "asc" } });
  const [ana = "", ben = ""] = guests.map(({ id }) => guestPersonId(id));
  const host = hostPersonId(show.eventId, "link");
  for (const [personId, agrees] of [
    [host, true],
    [ana, true],
    [ben, false],
  ] as const)
    await answer(show.eventId, personId, agrees);
  await putOnAir(show.slug);
  for (const { id } of guests)
    await sit(show.eventId, { identity: `${guestPersonId(id)}.seat`, role: "guest", guestId: id });
  const recordingId = newId("rec");
  const { workspaceId } = show.workspace;
  await db().recording.create({
    data: { id: recordingId, workspaceId, environment: "test", eventId: show.eventId, startedAt: new Date() },
  });
  await db().showSession.updateMany({ where: { eventId: show.eventId }, data: { recordingId } });
  const { id: sessionId } = await db().showSession.findFirstOrThrow({ where: { recordingId } });
  const command = async (body: object) => {
    const { status, text } = await show.byHost("POST", `/v1/events/${show.slug}/studio`, body);
    if (status !== 200) throw new Error(text);
  };
  return { show, recordingId, sessionId, host, ana, ben, command };
}

const HOUR_MS = 3_600_000;

/** Writes what someone answered about being recorded, an hour ago unless a time is given. */
export async function answer(eventId: string, personId: string, agrees: boolean, at?: Date): Promise<void> {
  const answeredAt = at ?? new Date(Date.now() - HOUR_MS);
  await db().recordingAnswer.create({
    data: { id: newId("ran"), eventId, personId, agrees, textVersion: RECORDING_TEXT.version, answeredAt },
  });
}

/**
 * Moves a show into the past: its session lasted from a minute ago for so many seconds. The entries of its ledger
 * stay in order, those of these types at the given times after its start, all others before it.
 */
export async function dateShow(
  { show: { eventId }, sessionId }: Pick<RecordedShow, "show" | "sessionId">,
  seconds: number,
  times: Readonly<Record<string, number>> = {},
): Promise<Date> {
  const start = new Date(Math.round((Date.now() - 60_000) / 1_000) * 1_000);
  await transaction(async () => {
    // The ledger allows no changes otherwise.
    await sql("test_mutable", "SET LOCAL session_replication_role = replica", []);
    await sql(
      "test_dated",
      `UPDATE show_event SET at = $2::timestamptz + make_interval(secs => seq / 1000.0 + COALESCE(($3::jsonb ->> type)::float8, -20))
       WHERE event_id = $1`,
      [eventId, start, JSON.stringify(times)],
    );
  });
  const endedAt = new Date(start.getTime() + seconds * 1_000);
  await db().showSession.update({
    where: { id: sessionId },
    data: { startedAt: start, mediaStartedAt: start, endedAt },
  });
  return start;
}

/** Stores a file of the show's workspace, referenced by a subject. Returns its id. */
export async function storeFile(
  { show }: Pick<RecordedShow, "show">,
  bytes: Buffer,
  contentType: string,
  subject?: string,
): Promise<string> {
  const id = newId("fil");
  const { workspaceId } = show.workspace;
  const key = `${workspaceId}/test/${id}`;
  await storageProvider().put(key, only(bytes), { contentType });
  await db().storedFile.create({
    data: {
      ...{ id, workspaceId, environment: "test", purpose: "test", key, state: "stored", contentType },
      ...{ sizeBytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") },
      ...(subject ? { references: { create: { subjectType: subject, subjectId: show.eventId } } } : {}),
    },
  });
  return id;
}

/** Adds a presentation of one page, which is this PNG. Returns its id. */
export async function addDeck(
  recorded: Pick<RecordedShow, "show">,
  { png, width, height }: { png: Buffer; width: number; height: number },
): Promise<string> {
  const { show } = recorded;
  const imageFileId = await storeFile(recorded, png, "image/png");
  const id = newId("prs");
  const page = { number: 1, token: id.padEnd(30, "0"), width, height, imageFileId };
  await db().presentation.create({
    data: {
      ...{ id, workspaceId: show.workspace.workspaceId, environment: "test", eventId: show.eventId },
      ...{ name: "Deck", contentType: "application/pdf", sizeBytes: 1, state: "ready", pageCount: 1 },
      pages: { create: { ...page, thumbnailFileId: imageFileId } },
    },
  });
  return id;
}

interface Wanted {
  recordingId: string;
  sessionId: string;
  personId: string;
  kind: string;
  copy?: "server" | "browser";
  startMs?: number;
  /** Numbers of chunks that were announced and never came. */
  awaited?: readonly number[];
}

/** Stores a part as it was captured, with its chunks. Returns its id. */
export async function storePart(made: MadePart, wanted: Wanted): Promise<string> {
  const { recordingId, sessionId, personId, kind, copy = "server", startMs = 0, awaited = [] } = wanted;
  const owner = await db().recording.findUniqueOrThrow({ where: { id: recordingId } });
  const whose = { recordingId, personId, kind };
  const { id: trackId } = await db().recordingTrack.upsert({
    where: { recordingId_personId_kind: whose },
    create: { id: newId("trk"), ...whose },
    update: {},
  });
  const partId = newId("prt");
  const isPicture = kind === "camera" || kind === "screen";
  const size = isPicture ? { width: 320, height: 180 } : {};
  const ends = (made.chunks.at(-1)?.at ?? 0) + 1_000;
  await db().trackPart.create({
    data: {
      ...{ id: partId, trackId, copy, sessionId, source: newId("source"), state: "complete", ...size },
      ...{ startsAtMs: startMs, endsAtMs: startMs + ends, codec: isPicture ? "vp8" : "opus" },
      contentType: isPicture ? "video/webm" : "audio/webm",
    },
  });
  const files = [{ bytes: made.header, at: 0 }, ...made.chunks];
  for (const [number, { bytes, at }] of files.entries()) {
    const key = `${owner.workspaceId}/${owner.environment}/${partId}/${number}`;
    await storageProvider().put(key, only(bytes), { contentType: "application/octet-stream" });
    const isStored = !awaited.includes(number);
    const from = Math.round(startMs + at);
    const to = Math.round(startMs + (files[number + 1]?.at ?? ends));
    await db().trackChunk.create({
      data: {
        ...{ partId, number, key, startMs: from, endMs: number === 0 ? from : to, sizeBytes: bytes.length },
        sha256: createHash("sha256").update(bytes).digest("hex"),
        ...(isStored ? { state: "stored", storedAt: new Date() } : {}),
      },
    });
  }
  return partId;
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
