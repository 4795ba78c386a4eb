import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { checkEmitted } from "@/test/support/emitted-events";
import {
  hurryJobs,
  makePublishableShow,
  type PublishableShow,
  runPublishing,
} from "@/test/support/publishable-show";
import { expectJobFailed } from "@/test/support/test-log";
import { type SecureReceiver, startSecureReceiver } from "@/test/support/trusting-receiver";
import { listCapturedPublications } from "./jobs/list-captured-publications";
import { type DistributionJobWire, type DistributionPreviewWire, ListCapturedQuery } from "./schema";

checkEmitted("distribution.finished");

const MP4 = Buffer.from("\0\0\0\x18ftypisom not really a video");
let receiver: SecureReceiver;
let show: PublishableShow;

beforeAll(async () => {
  receiver = await startSecureReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer((_request, response) => void response.end("{}"));
  show = await makePublishableShow({ mp4: MP4 });
});

async function add(body: object): Promise<{ id: string; secret: string | null; address: string | null }> {
  const answer = await show.call("POST", "/v1/distribution/destinations", body);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.data;
}
const addWebhook = (name = "Newsroom") =>
  add({ kind: "webhook", name, webhook: { url: `${receiver.url}/hook` } });
const create = (body: object) => show.call("POST", show.path("/jobs"), body);
async function publish(ids: string[], more: object = {}): Promise<DistributionJobWire> {
  const answer = await create({ destination_ids: ids, publish: true, ...more });
  expect(answer.status, answer.text).toBe(201);
  return answer.json.data;
}
async function read(id: string): Promise<DistributionJobWire> {
  const answer = await show.call("GET", show.path(`/jobs/${id}`));
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
const finished = () =>
  db().webhookEvent.findMany({ where: { type: "distribution.finished", eventSlug: show.show.slug } });
const fails = (status: number, headers: Record<string, string> = {}) =>
  receiver.answer((_request, response) => void response.writeHead(status, headers).end("no"));

describe("destinations", () => {
  it("keep their secrets sealed, and show them once", async () => {
    const { id, secret } = await addWebhook();
    expect(secret).toMatch(/^whsec_/);
    const given = { client_id: "client", client_secret: "very-secret-1", refresh_token: "very-secret-2" };
    const youtube = await add({ kind: "youtube", name: "Channel", youtube: given });
    expect(youtube.secret).toBeNull();
    const { json, text } = await show.call("GET", "/v1/distribution/destinations?order=asc");
    expect(json.data.map((one: { id: string }) => one.id)).toEqual([id, youtube.id]);
    const rows = await db().destination.findMany({ where: { id: { in: [id, youtube.id] } } });
    const audited = await db().auditEntry.findMany({
      where: { workspaceId: show.show.workspace.workspaceId },
    });
    const requests = await db().$queryRawUnsafe("SELECT * FROM request_detail");
    const plain = [
      text,
      ...[rows, audited, requests].map((one) =>
        JSON.stringify(one, (_key, value) => (typeof value === "bigint" ? String(value) : value)),
      ),
    ];
    for (const one of plain) expect(one).not.toMatch(/very-secret|whsec_/);
    expect(
      rows.every(
        ({ secretCipher }) => secretCipher !== null && !Buffer.from(secretCipher).includes("secret"),
      ),
    ).toBe(true);
  });

  it.each([
    [
      { kind: "webhook", name: "A", webhook: { url: "https://10.0.0.1/x" } },
      { "webhook.url": "not_allowed" },
    ],
    [
      { kind: "webhook", name: "A", webhook: { url: "http://example.com/x" } },
      { "webhook.url": "not_allowed" },
    ],
    [
      { kind: "webhook", name: "A", webhook: { url: "https://localhost:25/x" } },
      { "webhook.url": "not_allowed" },
    ],
    [{ kind: "webhook", name: "A" }, { webhook: "required" }],
    [{ kind: "embed", name: "A", webhook: { url: "https://example.com/x" } }, { webhook: "not_allowed" }],
    [
      {
        kind: "s3",
        name: "A",
        s3: {
          endpoint: "https://169.254.169.254",
          region: "x",
          bucket: "files",
          access_key_id: "a",
          secret_access_key: "b",
        },
      },
      { "s3.endpoint": "not_allowed" },
    ],
  ])(
    "are refused with addresses that can't be called, or without their settings: %j",
    async (body, fields) => {
      const answer = await show.call("POST", "/v1/distribution/destinations", body);
      expect([answer.status, answer.json.error.fields]).toEqual([400, fields]);
    },
  );

  it("belong to one workspace and environment", async () => {
    const { id } = await addWebhook();
    const other = await makePublishableShow({ mp4: MP4, environment: "test" });
    const foreign = await other.call("DELETE", `/v1/distribution/destinations/${id}`);
    expect(foreign.status).toBe(404);
    const wanted = await other.call("POST", other.path("/preview"), { destination_ids: [id] });
    expect(wanted.json.error.fields).toEqual({ "destination_ids.0": "not_found" });
  });
});

describe("publishing", () => {
  it("says before what goes where, and sends nothing for that", async () => {
    const webhook = await addWebhook();
    const podcast = { description: "About bread", author: "Ana", email: "a@example.com", category: "Arts" };
    const feed = await add({ kind: "podcast", name: "Bread", podcast });
    const embed = await add({ kind: "embed", name: "Site" });
    const answer = await show.call("POST", show.path("/preview"), {
      destination_ids: [webhook.id, feed.id, embed.id],
      title: "Bread",
    });
    expect(answer.status, answer.text).toBe(200);
    const { item, warnings, destinations }: DistributionPreviewWire = answer.json.data;
    expect(item).toMatchObject({ type: "recording", recording_id: show.recordingId, title: "Bread" });
    expect(warnings).toEqual([]);
    const { slug } = show.show;
    expect(destinations.map(({ files }) => files.map(({ name }) => name))).toEqual([
      [`${slug}.mp4`, `${slug}.jpg`, `${slug}.vtt`, `${slug}.srt`],
      ["audio.m4a", `${slug}.vtt`, `${slug}.srt`, `${slug}-chapters.json`],
      [`${slug}.mp4`, `${slug}.jpg`, `${slug}.vtt`],
    ]);
    expect(destinations.map((one) => one.public)).toEqual([false, true, true]);
    expect(destinations[0]?.request).toMatchObject({ method: "POST", url: `${receiver.url}/hook` });
    expect(destinations[0]?.request.headers["webhook-signature"]).toBe("[secret]");
    expect(JSON.parse(destinations[0]?.request.body ?? "").data).toMatchObject({
      title: "Bread",
      event_slug: slug,
    });
    expect(receiver.received).toEqual([]);
    expect(await db().publication.count({ where: { destinationId: webhook.id } })).toBe(0);
  });

  it("is only a draft without publish, and a draft is published once", async () => {
    const { id } = await addWebhook();
    const draft = (await create({ destination_ids: [id] })).json.data as DistributionJobWire;
    expect([draft.state, draft.results[0]?.state]).toEqual(["draft", "draft"]);
    await runPublishing();
    expect(receiver.received).toEqual([]);
    const unsaid = await create({ draft_id: draft.id });
    expect(unsaid.json.error.fields).toEqual({ publish: "must_be_true" });
    const both = await create({ draft_id: draft.id, destination_ids: [id], publish: true });
    expect(both.json.error.fields).toEqual({ destination_ids: "not_allowed" });
    expect((await create({ draft_id: draft.id, publish: true })).status).toBe(201);
    await runPublishing();
    expect(receiver.received).toHaveLength(1);
    expect((await create({ draft_id: draft.id, publish: true })).status).toBe(409);
    const twice = await create({ destination_ids: [id], publish: true });
    expect(twice.json.error.fields).toEqual({ "destination_ids.0": "duplicate" });
  });

  it("needs the scope, even with the others", async () => {
    const { id } = await addWebhook();
    const body = { destination_ids: [id], publish: true };
    const answer = await show.call("POST", show.path("/jobs"), body, ["content:write", "events:write"]);
    expect([answer.status, answer.json.error.code]).toEqual([403, "insufficient_scope"]);
    expect(await db().distributionJob.count({ where: { recordingId: show.recordingId } })).toBe(0);
  });

  it("sends a signed request with addresses of the files, and one webhook when it's over", async () => {
    receiver.answer(
      (_request, response) => void response.end(JSON.stringify({ url: "https://news.example.com/1" })),
    );
    const { id } = await addWebhook();
    const job = await publish([id]);
    expect(job.state).toBe("queued");
    await runPublishing();
    const done = await read(job.id);
    expect(done).toMatchObject({ state: "succeeded", progress: 100, error: null });
    expect(done.results).toMatchObject([
      { state: "published", url: "https://news.example.com/1", attempts: 1 },
    ]);
    const [request] = receiver.received;
    expect(request?.headers["x-service-signature"]).toMatch(/^sha256=/);
    const { data } = JSON.parse(request?.body.toString() ?? "");
    expect(data.publication_id).toBe(request?.headers["webhook-id"]);
    expect(data.chapters).toEqual([{ title: "Bread <&> butter", start_sec: 0 }]);
    expect(data.files[0]).toMatchObject({ name: `${show.show.slug}.mp4`, size_bytes: MP4.length });
    expect(await finished()).toHaveLength(1);
    const { results } = JSON.parse((await finished())[0]?.body ?? "").data;
    expect(results).toEqual([
      { destination: "Newsroom", state: "published", url: "https://news.example.com/1", reason: null },
    ]);
  });

  it.each([
    [500, {}],
    [503, {}],
    [429, { "Retry-After": "120" }],
  ])("tries again after %i, with the same id", async (status, headers) => {
    const { id } = await addWebhook();
    fails(status, headers as Record<string, string>);
    const job = await publish([id]);
    await runPublishing();
    const [waiting] = (await read(job.id)).results;
    expect(waiting).toMatchObject({
      state: "queued",
      attempts: 1,
      failure: `The destination answered ${status}.`,
    });
    const wait = new Date(waiting?.next_attempt_at ?? 0).getTime() - Date.now();
    if (status === 429) expect(wait).toBeGreaterThan(90_000);
    else expect(wait).toBeLessThan(60_000);
    expect(await finished()).toEqual([]);
    receiver.answer((_request, response) => void response.end("{}"));
    await hurryJobs();
    await runPublishing();
    expect((await read(job.id)).state).toBe("succeeded");
    const ids = receiver.received.map(({ headers: { "webhook-id": one } }) => one);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    [400, "The destination answered 400."],
    [302, "The destination answered 302. Redirects aren't followed."],
  ])("gives up after %i, and only that destination is retried", async (status, failure) => {
    const [bad, good] = [await addWebhook("Bad"), await add({ kind: "embed", name: "Site" })];
    fails(status, { Location: "https://127.0.0.1:1/" });
    const job = await publish([bad.id, good.id]);
    await runPublishing();
    const failed = await read(job.id);
    expect(failed).toMatchObject({ state: "failed", error: "1 of 2 destinations failed." });
    expect(failed.results).toMatchObject([{ state: "failed", failure }, { state: "published" }]);
    expect(receiver.received).toHaveLength(1);
    const retry = (body: object) => show.call("POST", show.path(`/jobs/${job.id}/retry`), body);
    expect((await retry({})).json.error.fields).toEqual({ publish: "must_be_true" });
    receiver.answer((_request, response) => void response.end("{}"));
    expect((await retry({ publish: true })).status).toBe(200);
    await runPublishing();
    expect((await read(job.id)).state).toBe("succeeded");
    expect((await retry({ publish: true })).status).toBe(409);
    expect(await finished()).toHaveLength(1);
  });

  it("ends for a destination that never recovers", async () => {
    const { id } = await addWebhook();
    receiver.answer((_request, response) => response.destroy());
    const job = await publish([id]);
    for (let round = 0; round < 6; round += 1) {
      await hurryJobs();
      await runPublishing();
    }
    const [result] = (await read(job.id)).results;
    expect(result).toMatchObject({ state: "failed", attempts: 6, failure: "The connection failed." });
    expect(receiver.received).toHaveLength(6);
  });

  it("is repeated with the same id after a worker was killed before it could say so", async () => {
    const { id } = await addWebhook();
    const job = await publish([id]);
    await runPublishing();
    // As if the result had never been stored.
    await db().publication.updateMany({ where: { jobId: job.id }, data: { state: "running" } });
    const subject = (await db().publication.findFirstOrThrow({ where: { jobId: job.id } })).id;
    await db().job.updateMany({
      where: { subject },
      data: { state: "queued", endedAt: null, dueAt: new Date(0) },
    });
    await runPublishing();
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect((await read(job.id)).state).toBe("succeeded");
    expect(await finished()).toHaveLength(1);
  });

  it("is captured in the test environment, with the request that would have been sent", async () => {
    show = await makePublishableShow({ mp4: MP4, environment: "test" });
    const [webhook, embed] = [await addWebhook(), await add({ kind: "embed", name: "Site" })];
    const job = await publish([webhook.id, embed.id]);
    await runPublishing();
    const { state, results } = await read(job.id);
    expect([state, results.map((one) => one.state)]).toEqual(["succeeded", ["captured", "captured"]]);
    expect(results[0]?.request).toMatchObject({ method: "POST", url: `${receiver.url}/hook` });
    expect(results[1]?.request?.body).toContain("<video");
    expect(receiver.received).toEqual([]);
    const owner = { workspaceId: show.show.workspace.workspaceId, environment: "test" as const };
    const inbox = () =>
      asSystem("test", owner, (ctx) => listCapturedPublications(ctx, ListCapturedQuery.parse({})));
    const { items } = await inbox();
    expect(items.map(({ destination: { kind } }) => kind).sort()).toEqual(["embed", "webhook"]);
    expect(items.find(({ destination: { kind } }) => kind === "webhook")).toMatchObject({
      ...{ event_slug: show.show.slug, job_id: job.id, request: { url: `${receiver.url}/hook` } },
    });
    const taken = await show.call("POST", show.path(`/jobs/${job.id}/withdraw`));
    expect(taken.json.data.results.map((one: { state: string }) => one.state)).toEqual([
      "withdrawn",
      "withdrawn",
    ]);
    expect((await inbox()).items).toEqual([]);
  });
});

describe("taking back", () => {
  const withdraw = (job: { id: string }) => show.call("POST", show.path(`/jobs/${job.id}/withdraw`));

  it("asks a webhook, and says if it doesn't do that", async () => {
    const { id } = await addWebhook();
    const job = await publish([id]);
    await runPublishing();
    fails(404);
    expect((await withdraw(job)).json.data.results[0].state).toBe("withdrawing");
    await runPublishing();
    expect((await read(job.id)).results).toMatchObject([
      { state: "published", failure: "The destination doesn't take anything back. Remove it there." },
    ]);
    receiver.answer((_request, response) => void response.end("{}"));
    await withdraw(job);
    await runPublishing();
    expect((await read(job.id)).results).toMatchObject([{ state: "withdrawn", failure: null, url: null }]);
    expect(receiver.received.at(-1)?.body.toString()).toContain("publication.withdrawn");
    expect((await withdraw(job)).status).toBe(409);
  });

  it.each([
    ["was", false, ["publication.withdrawn"]],
    ["wasn't", true, []],
  ])("asks a webhook only about what a killed worker has sent: it %s", async (_was, isUnsent, asked) => {
    const { id } = await addWebhook();
    const job = await publish([id]);
    receiver.answer((_request, response) => response.destroy());
    await runPublishing();
    const killed = { state: "running", ...(isUnsent ? { memory: null } : {}) };
    await db().publication.updateMany({ where: { jobId: job.id }, data: killed });
    receiver.received.length = 0;
    receiver.answer((_request, response) => void response.end("{}"));
    expect((await withdraw(job)).json.data.results[0].state).toBe("withdrawing");
    await hurryJobs();
    await runPublishing();
    const state = isUnsent ? "cancelled" : "withdrawn";
    expect((await read(job.id)).results).toMatchObject([{ state }]);
    expect(receiver.received.map(({ body }) => JSON.parse(body.toString()).type)).toEqual(asked);
  });

  it("isn't needed for a suspended client: nothing more goes out", async () => {
    const { id } = await addWebhook();
    const job = await publish([id]);
    const { clientId } = await db().event.findUniqueOrThrow({ where: { id: show.show.eventId } });
    await db().client.update({ where: { id: clientId }, data: { status: "suspended" } });
    expectJobFailed("distribution.publish");
    await runPublishing();
    const [row] = await db().publication.findMany({ where: { jobId: job.id } });
    expect(row).toMatchObject({ state: "failed", failure: "The client is suspended or archived." });
    expect(receiver.received).toEqual([]);
  });

  it("cancels what isn't out yet", async () => {
    const { id } = await addWebhook();
    const job = await publish([id]);
    expect((await withdraw(job)).json.data).toMatchObject({
      state: "cancelled",
      results: [{ state: "cancelled" }],
    });
    await runPublishing();
    expect(receiver.received).toEqual([]);
    expect(await finished()).toEqual([]);
  });

  it("comes with the erasure of a recording, whose receipt lists both kinds", async () => {
    const [webhook, embed] = [await addWebhook(), await add({ kind: "embed", name: "Site" })];
    const job = await publish([webhook.id, embed.id]);
    await runPublishing();
    const gone = await show.call(
      "DELETE",
      `/v1/events/${show.show.slug}/recordings/${show.recordingId}?confirm=true`,
    );
    expect(gone.status, gone.text).toBe(200);
    expect(gone.json.data.distribution).toEqual({ withdrawn: [embed.id], left: [webhook.id] });
    await runPublishing();
    expect((await read(job.id)).results.map(({ state }) => state)).toEqual(["withdrawn", "withdrawn"]);
  });

  it("comes with a deleted destination for what we serve; the rest is left", async () => {
    const [webhook, embed] = [await addWebhook(), await add({ kind: "embed", name: "Site" })];
    const job = await publish([webhook.id, embed.id]);
    await runPublishing();
    const remove = ({ id }: { id: string }) => show.call("DELETE", `/v1/distribution/destinations/${id}`);
    expect((await remove(embed)).json.data).toEqual({ id: embed.id, deleted: true, withdrawn: 1, left: 0 });
    expect((await remove(webhook)).json.data).toEqual({
      id: webhook.id,
      deleted: true,
      withdrawn: 0,
      left: 1,
    });
    expect((await remove(webhook)).status).toBe(404);
    expect((await db().destination.findUniqueOrThrow({ where: { id: webhook.id } })).secretCipher).toBeNull();
    expect((await read(job.id)).results.map(({ state }) => state)).toEqual(["published", "withdrawn"]);
  });
});
