import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import {
  hurryJobs,
  makePublishableShow,
  type PublishableShow,
  runPublishing,
} from "@/test/support/publishable-show";
import { storeFile } from "@/test/support/recorded-show";
import { expectJobFailed } from "@/test/support/test-log";
import { type SecureReceiver, startSecureReceiver } from "@/test/support/trusting-receiver";
import type { DistributionJobWire } from "./schema";

const MP4 = Buffer.from("\0\0\0\x18ftypisom not really a video");
const EDITED = "The recording was edited after this clip was made. Render the clip again.";
let receiver: SecureReceiver;
let show: PublishableShow;
let clipId: number;
let destination: string;

beforeAll(async () => {
  receiver = await startSecureReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer((_request, response) => void response.end("{}"));
  show = await makePublishableShow({ mp4: MP4 });
  clipId = await addClip();
  const added = await show.call("POST", "/v1/distribution/destinations", {
    ...{ kind: "webhook", name: "Newsroom", webhook: { url: `${receiver.url}/hook` } },
  });
  destination = added.json.data.id;
});

/** Adds a clip of a segment whose title quotes Ana. Returns its number. */
async function addClip(): Promise<number> {
  const { recordingId, sessionId, ana } = show;
  const { workspaceId, eventId, version } = await db().recording.findUniqueOrThrow({
    where: { id: recordingId },
  });
  const number = 1 + (await db().clip.count({ where: { recordingId } }));
  const shared = {
    ...{ workspaceId, environment: "live" as const, eventId, recordingId, sessionId, number },
    ...{ fromMs: 4_000, toMs: 12_000, createdAt: new Date(), updatedAt: new Date() },
  };
  if (number === 1)
    await db().clipSegment.create({
      data: { ...shared, origin: "found", title: "A loaf made with yeast alone is dry" },
    });
  const file = await storeFile(show, MP4, "video/mp4", "clip");
  await db().storedFile.update({ where: { id: file }, data: { environment: "live" } });
  await db().clip.create({
    data: {
      ...shared,
      ...{ id: newId("clp"), segmentNumber: 1, state: "ready", isPreview: false, options: {} },
      ...{ people: [ana], recordingVersion: version, mp4FileId: file },
    },
  });
  return number;
}

async function edit(body: object): Promise<string> {
  const answer = await show.call("POST", `${recordingPath()}/edits`, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.edit.id;
}
const recordingPath = () => `/v1/events/${show.show.slug}/recordings/${show.recordingId}`;
const hideAna = () => edit({ kind: "hide_person", person_id: show.ana, from_sec: 5, to_sec: 9 });
const muteAna = () => edit({ kind: "mute_person", person_id: show.ana, from_sec: 5, to_sec: 9 });
const create = (body: object) => show.call("POST", show.path("/jobs"), body);
const publish = (more: object = {}) =>
  create({ destination_ids: [destination], clip_id: clipId, publish: true, ...more });
async function read(id: string): Promise<DistributionJobWire> {
  return (await show.call("GET", show.path(`/jobs/${id}`))).json.data;
}

describe("a clip", () => {
  it("is previewed as an episode of its own length", async () => {
    await db().recording.update({ where: { id: show.recordingId }, data: { durationMs: 90_000 } });
    const added = await show.call("POST", "/v1/distribution/destinations", {
      ...{ kind: "podcast", name: "Bread" },
      podcast: { description: "About bread", author: "Ada", email: "ada@example.com", category: "Arts" },
    });
    const shown = await show.call("POST", show.path("/preview"), {
      ...{ destination_ids: [added.json.data.id], clip_id: clipId },
    });
    expect(shown.status, shown.text).toBe(200);
    expect(shown.json.data.destinations[0].request.body).toContain("<itunes:duration>8</itunes:duration>");
  });

  it("isn't published once its recording was edited, until the edit is undone", async () => {
    const hidden = await hideAna();
    const refused = await publish();
    expect([refused.status, refused.json.error.fields]).toEqual([409, { status: "stale" }]);
    expect(refused.json.error.message).toBe(EDITED);
    const shown = await show.call("POST", show.path("/preview"), {
      ...{ destination_ids: [destination], clip_id: clipId },
    });
    expect(shown.status).toBe(409);
    const undone = await show.call("POST", `${recordingPath()}/edits/${hidden}/undo`, {});
    expect(undone.status, undone.text).toBe(200);
    expect((await publish()).status).toBe(201);
    await runPublishing();
    expect(receiver.received).toHaveLength(1);
  });

  it("is named by an edit where it stays published, and is stale there until that is undone", async () => {
    const added = await show.call("POST", "/v1/distribution/destinations", { kind: "embed", name: "Site" });
    const site = added.json.data.id;
    const { id } = (await publish({ destination_ids: [destination, site] })).json.data;
    await runPublishing();
    const stale = async () =>
      new Map((await read(id)).results.map((one) => [one.destination_id, [one.state, one.stale]]));
    expect((await stale()).get(destination)).toEqual(["published", false]);
    const muted = { kind: "mute_person", person_id: show.ana, from_sec: 5, to_sec: 9 };
    const tried = await show.call("POST", `${recordingPath()}/edits`, { ...muted, dry_run: true });
    expect(tried.status, tried.text).toBe(200);
    expect(tried.json.data.change.stale).toMatchObject({ destinations: [site], left: [destination] });
    expect((await stale()).get(destination)).toEqual(["published", false]);
    const set = (state: string) => db().publication.updateMany({ where: { jobId: id }, data: { state } });
    await set("running");
    const sent = await show.call("POST", `${recordingPath()}/edits`, { ...muted, dry_run: true });
    expect(sent.json.data.change.stale, sent.text).toMatchObject({ destinations: [], left: [destination] });
    await set("published");
    const edited = await edit(muted);
    expect(await stale()).toEqual(new Map([destination, site].map((one) => [one, ["published", true]])));
    // It was out of date before the next edit.
    const next = { ...muted, from_sec: 2, to_sec: 3, dry_run: true };
    const again = await show.call("POST", `${recordingPath()}/edits`, next);
    expect(again.json.data.change.stale, again.text).toMatchObject({ destinations: [], left: [] });
    await show.call("POST", `${recordingPath()}/edits/${edited}/undo`, {});
    expect((await stale()).get(destination)).toEqual(["published", false]);
  });

  it("stays a draft if its recording was edited since", async () => {
    const draft = await publish({ publish: false });
    expect(draft.status, draft.text).toBe(201);
    await muteAna();
    const published = await create({ draft_id: draft.json.data.id, publish: true });
    expect([published.status, published.json.error.message]).toEqual([409, EDITED]);
    expect((await read(draft.json.data.id)).state).toBe("draft");
  });

  it("isn't sent by a job that is queued, or tries again, when its recording is edited", async () => {
    receiver.answer((_request, response) => void response.writeHead(503).end("no"));
    const { id } = (await publish()).json.data;
    await runPublishing();
    const tries = receiver.received.length;
    expect(tries).toBeGreaterThan(0);
    receiver.answer((_request, response) => void response.end("{}"));
    await hideAna();
    expectJobFailed("distribution.publish");
    await hurryJobs();
    await runPublishing();
    expect(receiver.received).toHaveLength(tries);
    const { state, results } = await read(id);
    expect([state, results[0]?.state, results[0]?.failure]).toEqual(["failed", "failed", EDITED]);
  });

  it("is published by default under a title without words that were redacted or muted", async () => {
    const titleOf = async () => (await publish({ publish: false, clip_id: clipId })).json.data.item.title;
    expect(await titleOf()).toBe("A loaf made with yeast alone is dry");
    await muteAna();
    clipId = await addClip();
    expect(await titleOf()).toBe("Moment");
  });
});
