import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import {
  hurryJobs,
  makePublishableShow,
  type PublishableShow,
  runPublishing,
} from "@/test/support/publishable-show";
import { type SecureReceiver, startSecureReceiver } from "@/test/support/trusting-receiver";

const MP4 = Buffer.from("\0\0\0\x18ftypisom not really a video");
let receiver: SecureReceiver;
let show: PublishableShow;

beforeAll(async () => {
  receiver = await startSecureReceiver();
  Object.assign(env(), { YOUTUBE_API_URL: receiver.url, GOOGLE_TOKEN_URL: `${receiver.url}/token` });
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.received.length = 0;
  show = await makePublishableShow({ mp4: MP4 });
});

/** Publishes at a new destination, and makes the first attempt. */
async function publishAt(destination: object): Promise<{ job: string; id: string }> {
  const added = await show.call("POST", "/v1/distribution/destinations", { name: "There", ...destination });
  expect(added.status, added.text).toBe(201);
  const { id } = added.json.data;
  const created = await show.call("POST", show.path("/jobs"), { destination_ids: [id], publish: true });
  expect(created.status, created.text).toBe(201);
  await runPublishing();
  return { job: created.json.data.id, id };
}
const withdraw = (job: string) => show.call("POST", show.path(`/jobs/${job}/withdraw`));
const row = (jobId: string) => db().publication.findFirstOrThrow({ where: { jobId } });
const webhook = () => ({ kind: "webhook", webhook: { url: `${receiver.url}/hook` } });
const finished = () =>
  db().webhookEvent.count({ where: { type: "distribution.finished", eventSlug: show.show.slug } });
const types = () => receiver.received.map(({ body }) => JSON.parse(body.toString()).type);

describe("a webhook that may have got something", () => {
  const silent = () => receiver.answer((_request, response) => response.destroy());
  const answers = (status = 200) =>
    receiver.answer((_request, response) => response.writeHead(status).end("{}"));

  it("is notified when that is taken back before the next attempt", async () => {
    silent();
    const { job } = await publishAt(webhook());
    expect((await row(job)).state).toBe("queued");
    answers();
    expect((await withdraw(job)).json.data).toMatchObject({
      ...{ state: "cancelled", stage: "withdrawing", results: [{ state: "withdrawing" }] },
    });
    await hurryJobs();
    await runPublishing();
    expect(types()).toEqual(["publication.published", "publication.withdrawn"]);
    expect([(await row(job)).state, (await row(job)).memory, await finished()]).toEqual([
      "withdrawn",
      null,
      0,
    ]);
  });

  it("is notified when that is taken back during an attempt that fails", async () => {
    let withdrawn: Promise<unknown> | undefined;
    receiver.answer((request, response) => {
      const { type } = JSON.parse(request.body.toString());
      if (type === "publication.withdrawn") return void response.end("{}");
      withdrawn = db()
        .publication.findFirstOrThrow({ where: { state: "running" }, orderBy: { createdAt: "desc" } })
        .then(({ jobId }) => withdraw(jobId))
        .finally(() => response.destroy());
    });
    const { job } = await publishAt(webhook());
    expect(await withdrawn).toMatchObject({ status: 200 });
    expect(types()).toEqual(["publication.published", "publication.withdrawn"]);
    expect((await row(job)).state).toBe("withdrawn");
  });

  it("isn't called again if it refused it", async () => {
    answers(400);
    const { job } = await publishAt(webhook());
    expect(await row(job)).toMatchObject({ state: "failed", memory: null });
    expect((await withdraw(job)).status).toBe(409);
  });

  it("is left if it doesn't answer to that either", async () => {
    silent();
    const { job } = await publishAt(webhook());
    answers(404);
    await withdraw(job);
    await runPublishing();
    const failure = "It was unpublished, but may have arrived. Check there. The destination doesn't take";
    expect(await row(job)).toMatchObject({ state: "failed", failure: expect.stringContaining(failure) });
  });
});

describe("a video whose last answer got lost", () => {
  /** Stores every upload, and doesn't say so until `isUp`. */
  function youtube() {
    const state = { isUp: false, isThere: false };
    receiver.answer(({ method, path, body }, response) => {
      if (path === "/token")
        return void response.end(JSON.stringify({ access_token: "a", expires_in: 3_600 }));
      if (method === "POST")
        return void response.writeHead(200, { Location: `${receiver.url}/session` }).end();
      if (method === "DELETE") state.isThere = false;
      if (method === "DELETE") return void response.writeHead(204).end();
      if (body.length > 0) state.isThere = true;
      if (state.isThere && !state.isUp) return void response.destroy();
      if (state.isThere) return void response.end(JSON.stringify({ id: "video-1" }));
      return void response.writeHead(308).end();
    });
    return state;
  }
  const OAUTH = { client_id: "client", client_secret: "s1", refresh_token: "s2" };
  const remove = () =>
    show.call("DELETE", `/v1/events/${show.show.slug}/recordings/${show.recordingId}?confirm=true`);

  it("is deleted with its recording, whose receipt lists it", async () => {
    const site = youtube();
    const { job, id } = await publishAt({ kind: "youtube", youtube: OAUTH });
    expect([(await row(job)).state, site.isThere]).toEqual(["queued", true]);
    site.isUp = true;
    const gone = await remove();
    expect(gone.json.data.distribution, gone.text).toEqual({ withdrawn: [], left: [id] });
    await hurryJobs();
    await runPublishing();
    expect([(await row(job)).state, site.isThere]).toEqual(["withdrawn", false]);
  });

  it("is deleted too if the attempts were used up", async () => {
    const site = youtube();
    const { job, id } = await publishAt({ kind: "youtube", youtube: OAUTH });
    for (let attempt = 1; attempt < 6; attempt += 1) {
      await hurryJobs();
      await runPublishing();
    }
    expect((await row(job)).state).toBe("failed");
    site.isUp = true;
    expect((await remove()).json.data.distribution).toEqual({ withdrawn: [], left: [id] });
    await runPublishing();
    expect([(await row(job)).state, site.isThere]).toEqual(["withdrawn", false]);
  });
});
