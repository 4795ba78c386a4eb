import { Readable } from "node:stream";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { storageProvider } from "@/lib/providers/storage";
import { personOf } from "@/lib/stage/room-identity";
import type { ApiOptions } from "@/test/support/api";
import { makeRecordedTrack } from "@/test/support/recordings";
import { type Made, make } from "./make";
import type { Names } from "./stock";

/** A recording of a minute on air, with a person's microphone. */
export async function makeRecording({ slug = "", person_id = "" }: Names): Promise<Names> {
  // Without it, recordings could only be transcribed where models are installed. Nothing is sent there.
  env().STT_BASE_URL ??= "http://127.0.0.1:9/v1";
  const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug } });
  const { recordingId } = await makeRecordedTrack(eventId, { personId: personOf(person_id) });
  const startedAt = new Date();
  const endedAt = new Date(startedAt.getTime() + 60_000);
  const session = { startedAt, mediaStartedAt: startedAt, endedAt };
  await db().showSession.updateMany({ where: { recordingId }, data: session });
  return { recording_id: recordingId };
}

/** Something the announcer says in a recording. */
export async function makeSaid({ slug = "", recording_id: recordingId }: Names): Promise<Names> {
  const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug } });
  const { id: sessionId } = await db().showSession.findFirstOrThrow({ where: { recordingId } });
  const at = (second: number) => new Date(Date.now() + second * 1000);
  // The show just went on air: what is said follows.
  await db().showSession.update({ where: { id: sessionId }, data: { endedAt: at(60) } });
  const line = { id: newId("cap"), eventId, sessionId, personId: "announcer", name: "Announcer" };
  const times = { startedAt: at(1), endedAt: at(2) };
  await db().captionLine.create({ data: { ...line, ...times, text: "A piece of musick." } });
  return { said: line.id };
}

/** Makes a recording one from elsewhere whose file has arrived and waits to be completed. */
export async function makeAwaitedUpload({ recording_id: id = "" }: Names): Promise<Names> {
  const { workspaceId, environment } = await db().recording.findUniqueOrThrow({ where: { id } });
  await db().recording.update({ where: { id }, data: { state: "awaiting_upload", source: "upload" } });
  const bytes = Buffer.from("recorded");
  const key = `${workspaceId}/${environment}/${id}/1`;
  const file = { name: "Panel.mp4", contentType: "video/mp4", sizeBytes: bytes.length, partBytes: 8_388_608 };
  await storageProvider().delete(key);
  await storageProvider().put(key, Readable.from([bytes]), { contentType: file.contentType });
  await db().recordingUpload.deleteMany({ where: { recordingId: id } });
  await db().recordingUpload.create({
    data: {
      ...{ recordingId: id, ...file, expiresAt: new Date(Date.now() + 3_600_000), updatedAt: new Date() },
      parts: { create: [{ number: 1, sizeBytes: bytes.length, key }] },
    },
  });
  return { awaited_upload: id };
}

/** Makes a recording one that is ready, as far as its row says. */
export async function makeReady({ recording_id: id = "" }: Names): Promise<Names> {
  const { version } = await db().recording.findUniqueOrThrow({ where: { id } });
  await db().recording.update({ where: { id }, data: { state: "ready", programVersion: version } });
  return { ready_recording: id };
}

/** A clip that is queued. */
export async function makeClip({ recording_id: id = "", clip_segment = "" }: Names): Promise<Names> {
  const { workspaceId, environment, eventId } = await db().recording.findUniqueOrThrow({ where: { id } });
  const { id: sessionId } = await db().showSession.findFirstOrThrow({ where: { recordingId: id } });
  // A number that stands in no other answer.
  const number = 1_000_000_000 + Math.floor(Math.random() * 900_000_000);
  const at = new Date();
  await db().clip.create({
    data: {
      ...{ id: newId("clp"), workspaceId, environment, number, eventId, recordingId: id, sessionId },
      ...{ segmentNumber: Number(clip_segment), state: "queued", isPreview: false, options: {} },
      ...{ fromMs: 1_000, toMs: 9_000, createdAt: at, updatedAt: at },
    },
  });
  return { clip_job: String(number) };
}

/** A text with a heading and a sentence. */
export async function makeContent({ recording_id: id = "" }: Names): Promise<Names> {
  const { workspaceId, environment, eventId } = await db().recording.findUniqueOrThrow({ where: { id } });
  const contentId = newId("cnt");
  const title = "What engines can compose";
  const blocks = [
    { id: "1-1", kind: "heading", text: "Engines" },
    { id: "1-2", kind: "fact", text: "They compose what is punched into cards." },
  ];
  const at = new Date();
  await db().contentItem.deleteMany({ where: { recordingId: id } });
  await db().contentItem.create({
    data: {
      ...{
        id: contentId,
        workspaceId,
        environment,
        eventId,
        recordingId: id,
        kind: "summary",
        language: "en",
      },
      ...{ title, blocks },
      written: { title, blocks: blocks.map((block) => ({ ...block, people: [], basis: [] })) },
      ...{ transcriptVersion: 1, recordingVersion: 1, editsMark: "" },
      ...{ writtenAt: at, createdAt: at, updatedAt: at },
    },
  });
  return { content_id: contentId };
}

/** A promo kit with one text, and the job that wrote it. */
export async function makePromoKit({ slug = "" }: Names): Promise<Names> {
  const { id: eventId, workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { slug } });
  const owned = { workspaceId, environment, eventId };
  const [item, job] = [newId("pki"), newId("job")];
  const at = new Date();
  await db().promoKitItem.deleteMany({ where: { eventId } });
  await db().promoKitItem.create({
    data: {
      ...{
        id: item,
        ...owned,
        personId: "show",
        kind: "copy",
        variant: "x_post",
        mark: "",
        text: "Join us.",
      },
      ...{ isEdited: true, madeAt: at, createdAt: at, updatedAt: at },
    },
  });
  await db().promoKitJob.create({
    data: { id: job, ...owned, state: "succeeded", made: 1, createdAt: at, endedAt: at },
  });
  return { item_id: item, promo_job_id: job };
}

/** A text that is published at one destination of its workspace, and couldn't be at another. */
export async function makeDistributionJob(names: Names): Promise<Names> {
  const {
    recording_id: recordingId = "",
    content_id: itemId = "",
    destination_id: destinationId = "",
  } = names;
  const { workspaceId, environment, eventId } = await db().recording.findUniqueOrThrow({
    where: { id: recordingId },
  });
  const id = newId("dsj");
  const at = new Date();
  const owner = { workspaceId, environment };
  const times = { createdAt: at, updatedAt: at };
  const other = await db().destination.create({
    data: {
      id: newId("dst"),
      ...owner,
      ...times,
      kind: "webhook",
      name: "Away",
      settings: { url: "https://127.0.0.1:9443/a" },
    },
  });
  const said = { itemType: "content", itemId: `${itemId}-earlier`, title: "Engines", state: "failed" };
  await db().distributionJob.create({ data: { id, ...owner, ...times, ...said, eventId, recordingId } });
  await db().publication.createMany({
    data: [
      { destinationId, state: "captured" },
      { destinationId: other.id, state: "failed" },
    ].map((one) => ({
      ...one,
      ...owner,
      ...times,
      id: newId("pub"),
      jobId: id,
      publicToken: newId("token"),
    })),
  });
  return { distribution_job: id };
}

export async function makeRecordingEdit(who: ApiOptions, { slug, recording_id }: Names): Promise<Names> {
  const { edit } = await make<{ edit: Made }>(
    who,
    "POST",
    `/v1/events/${slug}/recordings/${recording_id}/edits`,
    {
      ...{ kind: "drop", from_sec: 20, to_sec: 21 },
    },
  );
  return { edit_id: edit.id };
}

export async function makeClipSegment(who: ApiOptions, { slug, recording_id = "" }: Names): Promise<Names> {
  const body = { action: "create", start_sec: 1, end_sec: 9 };
  const { segment_id } = await make<{ segment_id: number }>(
    who,
    "POST",
    `/v1/events/${slug}/shorts/segments`,
    body,
  );
  // A number that stands in no other answer.
  const number = 1_000_000_000 + Math.floor(Math.random() * 900_000_000);
  await db().clipSegment.updateMany({
    where: { number: segment_id, recordingId: recording_id },
    data: { number },
  });
  return { clip_segment: String(number) };
}
