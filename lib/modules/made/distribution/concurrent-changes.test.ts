import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import type { ApiAnswer } from "@/test/support/api";
import { makePublishableShow, type PublishableShow, runPublishing } from "@/test/support/publishable-show";
import { type SecureReceiver, startSecureReceiver } from "@/test/support/trusting-receiver";
import { whileOpen } from "@/test/support/while-open";
import { refreshEpisodes } from "./publishing/refresh-episodes";
import type { DistributionJobWire } from "./schema";
import { publishedIn } from "./serving/published-row";

const MP4 = Buffer.from("\0\0\0\x18ftypisom not really a video");
let receiver: SecureReceiver;
let show: PublishableShow;

beforeAll(async () => {
  receiver = await startSecureReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.received.length = 0;
  succeeds();
  show = await makePublishableShow({ mp4: MP4 });
});

const succeeds = () => receiver.answer((_request, response) => void response.end("{}"));
const fails = () => receiver.answer((_request, response) => void response.writeHead(400).end("no"));

async function add(body: object): Promise<string> {
  const answer = await show.call("POST", "/v1/distribution/destinations", body);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.data.id;
}
const addWebhook = () => add({ kind: "webhook", name: "Newsroom", webhook: { url: `${receiver.url}/hook` } });
const addPodcast = () => {
  const podcast = { description: "About bread", author: "Ana", email: "a@example.com", category: "Arts" };
  return add({ kind: "podcast", name: "Bread", podcast });
};
const create = (ids: string[]) =>
  show.call("POST", show.path("/jobs"), { destination_ids: ids, publish: true });
async function publish(ids: string[]): Promise<DistributionJobWire> {
  const answer = await create(ids);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.data;
}
const retry = ({ id }: { id: string }) =>
  show.call("POST", show.path(`/jobs/${id}/retry`), { publish: true });
const withdraw = ({ id }: { id: string }) => show.call("POST", show.path(`/jobs/${id}/withdraw`));
const rowOf = ({ id }: { id: string }) => db().publication.findFirstOrThrow({ where: { jobId: id } });

/** As a worker does when it begins. */
const begin = ({ id }: { id: string }) =>
  sql("", "UPDATE publication SET state = 'running' WHERE job_id = $1 AND state = 'queued'", [id]);

describe("a retry", () => {
  it("leaves out destinations to which another job published the same since", async () => {
    const [taken, free] = [await addWebhook(), await addWebhook()];
    fails();
    const first = await publish([taken, free]);
    await runPublishing();
    succeeds();
    await publish([taken]);
    await runPublishing();
    receiver.received.length = 0;
    const answer = await retry(first);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data.results.map(({ state }: { state: string }) => state)).toEqual([
      "failed",
      "queued",
    ]);
    await runPublishing();
    expect(receiver.received).toHaveLength(1);
    const again = await retry(first);
    expect([again.status, again.json.error.fields]).toEqual([409, { status: "failed" }]);
    expect(receiver.received).toHaveLength(1);
  });

  it("and a new job for the same destination wait for each other, and one of them is refused", async () => {
    const id = await addWebhook();
    fails();
    const first = await publish([id]);
    await runPublishing();
    const answers = await whileOpen(
      () => sql("", "SELECT 1 FROM destination WHERE id = $1 FOR UPDATE", [id]),
      () => Promise.all([retry(first), create([id])]),
      2,
    );
    expect(answers.map(({ status }) => status >= 400).sort()).toEqual([false, true]);
    const queued = await db().publication.count({ where: { destinationId: id, state: "queued" } });
    expect(queued).toBe(1);
  });
});

describe("what a worker begins between a call's reading and writing", () => {
  const call = (job: DistributionJobWire, work: () => Promise<ApiAnswer>) =>
    whileOpen(() => begin(job), work);

  it("is being taken back, not cancelled", async () => {
    const job = await publish([await addWebhook()]);
    const answer = await call(job, () => withdraw(job));
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data.results[0].state).toBe("withdrawing");
    expect((await rowOf(job)).state).toBe("withdrawing");
  });

  it("is being taken back from a destination that is deleted", async () => {
    const id = await addWebhook();
    const job = await publish([id]);
    const answer = await call(job, () => show.call("DELETE", `/v1/distribution/destinations/${id}`));
    expect(answer.json.data, answer.text).toEqual({ id, deleted: true, withdrawn: 0, left: 1 });
    expect((await rowOf(job)).state).toBe("withdrawing");
  });

  it("is being taken back after the recording was deleted, and is in the receipt", async () => {
    const id = await addWebhook();
    const job = await publish([id]);
    const path = `/v1/events/${show.show.slug}/recordings/${show.recordingId}?confirm=true`;
    const answer = await call(job, () => show.call("DELETE", path));
    expect(answer.json.data.distribution, answer.text).toEqual({ withdrawn: [], left: [id] });
    expect((await rowOf(job)).state).toBe("withdrawing");
  });
});

describe("an episode", () => {
  /** As if it had been published of the version before. */
  async function publishedBefore(): Promise<{ job: DistributionJobWire; destination: string }> {
    const destination = await addPodcast();
    const job = await publish([destination]);
    await db().job.updateMany({
      where: { subject: (await rowOf(job)).id },
      data: { state: "succeeded", endedAt: new Date() },
    });
    await db().publication.updateMany({
      where: { jobId: job.id },
      data: { state: "published", recordingVersion: 1, publishedAt: new Date() },
    });
    await db().recording.update({
      where: { id: show.recordingId },
      data: { version: 2, programVersion: 2, filesVersion: 2 },
    });
    return { job, destination };
  }
  const queuedJobs = async (job: DistributionJobWire) =>
    db().job.count({ where: { subject: (await rowOf(job)).id, state: "queued" } });

  it("is made again for a later version", async () => {
    const { job } = await publishedBefore();
    await refreshEpisodes(show.recordingId);
    expect([(await rowOf(job)).state, await queuedJobs(job)]).toEqual(["queued", 1]);
  });

  it("that couldn't be made of the version before is made of a later one", async () => {
    const { job } = await publishedBefore();
    const fail = (audioFileId: string | null) =>
      db().publication.updateMany({ where: { jobId: job.id }, data: { state: "failed", audioFileId } });
    await fail(null);
    await refreshEpisodes(show.recordingId);
    expect((await rowOf(job)).state).toBe("failed");
    const { mp4FileId } = await db().recording.findUniqueOrThrow({ where: { id: show.recordingId } });
    await fail(mp4FileId);
    await refreshEpisodes(show.recordingId);
    expect([(await rowOf(job)).state, await queuedJobs(job)]).toEqual(["queued", 1]);
  });

  it("that couldn't be made isn't made of a later version if another job has published it since", async () => {
    const { job, destination } = await publishedBefore();
    const { mp4FileId } = await db().recording.findUniqueOrThrow({ where: { id: show.recordingId } });
    const to = (data: object, id: string) => db().publication.updateMany({ where: { jobId: id }, data });
    await to({ state: "failed" }, job.id);
    const since = await publish([destination]);
    await to({ state: "published", recordingVersion: 2, audioFileId: mp4FileId }, since.id);
    // As an earlier release left it.
    await to({ audioFileId: mp4FileId }, job.id);
    await db().recording.update({
      where: { id: show.recordingId },
      data: { version: 3, programVersion: 3, filesVersion: 3 },
    });
    await refreshEpisodes(show.recordingId);
    expect([(await rowOf(job)).state, (await rowOf(since)).state]).toEqual(["failed", "queued"]);
    await to({ publishedAt: new Date() }, since.id);
    expect((await publishedIn(destination)).map(({ id }) => id)).toEqual([(await rowOf(since)).id]);
  });

  it("that is being taken back isn't made again", async () => {
    const { job } = await publishedBefore();
    await whileOpen(
      async () => {
        await sql("", "SELECT 1 FROM distribution_job WHERE id = $1 FOR UPDATE", [job.id]);
        await sql("", "UPDATE publication SET state = 'withdrawn' WHERE job_id = $1", [job.id]);
      },
      () => refreshEpisodes(show.recordingId),
    );
    expect([(await rowOf(job)).state, await queuedJobs(job)]).toEqual(["withdrawn", 0]);
  });

  it.each(["queued", "running", "failed"])(
    "that is %s for a later version is taken back at once",
    async (state) => {
      const { job, destination } = await publishedBefore();
      const { mp4FileId } = await db().recording.findUniqueOrThrow({ where: { id: show.recordingId } });
      const earlier = { state, audioFileId: mp4FileId };
      await db().publication.updateMany({ where: { jobId: job.id }, data: earlier });
      const answer = await withdraw(job);
      expect(answer.json.data.results[0].state, answer.text).toBe("withdrawn");
      await db().publication.updateMany({ where: { jobId: job.id }, data: earlier });
      const deleted = await show.call("DELETE", `/v1/distribution/destinations/${destination}`);
      expect(deleted.json.data, deleted.text).toMatchObject({ withdrawn: 1, left: 0 });
    },
  );
});
