import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import {
  hurryJobs,
  makePublishableShow,
  type PublishableShow,
  runPublishing,
} from "@/test/support/publishable-show";
import { storeFile } from "@/test/support/recorded-show";
import {
  type SecureReceiver,
  type SecureRequest,
  startSecureReceiver,
} from "@/test/support/trusting-receiver";

/** More than a part of an upload. */
const [BEFORE, AFTER] = [randomBytes(5 * 1024 * 1024), randomBytes(5 * 1024 * 1024 + 7)];
const OAUTH = { client_id: "client", client_secret: "s1", refresh_token: "s2" };
let receiver: SecureReceiver;
let show: PublishableShow;

beforeAll(async () => {
  receiver = await startSecureReceiver();
  const [api, token] = [receiver.url, `${receiver.url}/token`];
  Object.assign(env(), { LINKEDIN_API_URL: api, LINKEDIN_TOKEN_URL: token });
  Object.assign(env(), { YOUTUBE_API_URL: api, GOOGLE_TOKEN_URL: token });
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.received.length = 0;
  show = await makePublishableShow({ mp4: BEFORE });
});

type Response = ServerResponse<IncomingMessage>;
const json = (response: Response, body: object): void => void response.end(JSON.stringify(body));

/** Publishes at a new destination, whose first attempt fails. */
async function publishAt(destination: object): Promise<string> {
  const added = await show.call("POST", "/v1/distribution/destinations", { name: "There", ...destination });
  expect(added.status, added.text).toBe(201);
  const body = { destination_ids: [added.json.data.id], publish: true };
  const created = await show.call("POST", show.path("/jobs"), body);
  expect(created.status, created.text).toBe(201);
  await runPublishing();
  expect(await stateOf(created.json.data.id)).toBe("queued");
  return created.json.data.id;
}
const stateOf = async (jobId: string) =>
  (await db().publication.findFirstOrThrow({ where: { jobId } })).state;

/** As an edit that takes something out, once its MP4 is made. */
async function edit(): Promise<void> {
  const mp4FileId = await storeFile(show, AFTER, "video/mp4", "recording");
  await db().storedFile.update({ where: { id: mp4FileId }, data: { environment: "live" } });
  await db().recording.update({
    where: { id: show.recordingId },
    data: { version: 2, programVersion: 2, filesVersion: 2, mp4FileId },
  });
}

it("posts no video at LinkedIn that was uploaded before an edit", async () => {
  const uploads: { size: number; bytes: Buffer }[] = [];
  const posted: string[] = [];
  let isDown = true;
  receiver.answer(({ method, path, body }, response) => {
    if (path === "/token") return json(response, { access_token: "a", expires_in: 5_000 });
    if (path.includes("initializeUpload")) {
      const size = JSON.parse(body.toString()).initializeUploadRequest.fileSizeBytes;
      const video = `urn:li:video:${uploads.push({ size, bytes: Buffer.alloc(0) })}`;
      const part = { uploadUrl: `${receiver.url}/part`, firstByte: 0, lastByte: size - 1 };
      return json(response, { value: { video, uploadToken: "", uploadInstructions: [part] } });
    }
    if (path === "/part") {
      Object.assign(uploads.at(-1) ?? {}, { bytes: body });
      return void response.writeHead(200, { ETag: "tag" }).end();
    }
    if (method === "GET") return json(response, { status: "AVAILABLE" });
    if (path !== "/rest/posts") return void response.end();
    if (isDown) return void response.writeHead(503).end();
    posted.push(JSON.parse(body.toString()).content.media.id);
    return void response.writeHead(201, { "x-restli-id": "urn:li:share:1" }).end();
  });
  const job = await publishAt({ kind: "linkedin", linkedin: { ...OAUTH, author: "urn:li:organization:1" } });
  await edit();
  isDown = false;
  await hurryJobs();
  await runPublishing();
  expect(await stateOf(job)).toBe("published");
  expect(posted).toEqual(["urn:li:video:2"]);
  expect(uploads.map(({ bytes }) => bytes.equals(BEFORE))).toEqual([true, false]);
  expect(uploads[1]?.bytes.equals(AFTER)).toBe(true);
});

it("sends nothing to an upload at YouTube that was begun before an edit", async () => {
  const sessions: Buffer[] = [];
  let isDown = true;
  const put = ({ path, headers, body }: SecureRequest, response: Response) => {
    const index = Number(path.split("=")[1]);
    const [, start, total] =
      /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(String(headers["content-range"])) ?? [];
    const stored = sessions[index] ?? Buffer.alloc(0);
    if (isDown && Number(start) > 0) return void response.writeHead(503).end();
    if (Number(start) === stored.length) sessions[index] = Buffer.concat([stored, body]);
    const { length } = sessions[index] ?? stored;
    if (length === Number(total)) return json(response, { id: `video-${index}` });
    return void response.writeHead(308, length > 0 ? { Range: `bytes=0-${length - 1}` } : {}).end();
  };
  receiver.answer((request, response) => {
    if (request.path === "/token") return json(response, { access_token: "a", expires_in: 5_000 });
    if (request.method === "PUT") return put(request, response);
    const Location = `${receiver.url}/session?id=${sessions.push(Buffer.alloc(0)) - 1}`;
    return void response.writeHead(200, { Location }).end();
  });
  const job = await publishAt({ kind: "youtube", youtube: OAUTH });
  expect(sessions.map(({ length }) => length)).toEqual([4 * 1024 * 1024]);
  await edit();
  isDown = false;
  await hurryJobs();
  await runPublishing();
  expect(await stateOf(job)).toBe("published");
  expect(sessions.map(({ length }) => length)).toEqual([4 * 1024 * 1024, AFTER.length]);
  expect(sessions[1]?.equals(AFTER)).toBe(true);
});
