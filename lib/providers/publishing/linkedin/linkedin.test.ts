import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "@/lib/platform/runtime/env";
import {
  type SecureReceiver,
  type SecureRequest,
  startSecureReceiver,
} from "@/test/support/trusting-receiver";
import type { Outgoing } from "../port";
import { linkedinPublisher } from "./linkedin";

/** As large as LinkedIn's parts. */
const PART = 4 * 1024 * 1024;
/** More than two parts, and not a whole number of them. */
const VIDEO = randomBytes(2 * PART + 1_017);
const URN = "urn:li:video:C5F10AQGKQg_6y2a4sQ";
const POST = "urn:li:share:6844785523593134080";

type Reply = (request: SecureRequest, response: ServerResponse<IncomingMessage>) => boolean;

let receiver: SecureReceiver;
/** What the stub has, as the real one would: parts of the upload that was begun last, by their first byte. */
let stored: Map<number, Buffer>;
let uploads: number;
let posts: object[];
/** How often a video is still being processed when it's asked for. */
let processing: number;
let saved: Record<string, unknown> | null;
/** What was saved before the recording was edited. */
let earlier: Record<string, unknown> | null;
/** Answers instead of the stub, if it returns true. */
let misbehave: Reply;

const secrets = { clientId: "client", clientSecret: "s1", refreshToken: "s2" };
const publisher = () =>
  linkedinPublisher({ ...secrets, author: "urn:li:organization:2414183", visibility: "public" }, 1);
const outgoing: Outgoing = {
  ...{
    id: "pub_1",
    title: "Bread & butter",
    description: "What @bakers say (#1)",
    language: "en",
    facts: {},
  },
  files: [
    {
      ...{ name: "a.mp4", contentType: "video/mp4", sizeBytes: VIDEO.length, url: "" },
      open: async (range) => Readable.from([range ? VIDEO.subarray(range.start, range.end + 1) : VIDEO]),
    },
  ],
};

beforeAll(async () => {
  receiver = await startSecureReceiver();
  Object.assign(env(), { LINKEDIN_API_URL: receiver.url, LINKEDIN_TOKEN_URL: `${receiver.url}/token` });
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  [stored, uploads, posts, processing, saved, earlier] = [new Map(), 0, [], 0, null, null];
  misbehave = () => false;
  receiver.answer((request, response) => {
    if (!misbehave(request, response)) behave(request, response);
  });
});

const json = (response: ServerResponse<IncomingMessage>, status: number, body: object): unknown =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

function behave(request: SecureRequest, response: ServerResponse<IncomingMessage>): unknown {
  const { method, path, headers, body } = request;
  if (path === "/token") return json(response, 200, { access_token: "access-1", expires_in: 5_184_000 });
  if (path.startsWith("/dms-uploads/")) return takePart(request, response);
  if (headers["linkedin-version"] === undefined) return json(response, 400, { message: "No version" });
  if (path === "/rest/videos?action=initializeUpload") return begin(body, response);
  if (path === "/rest/videos?action=finalizeUpload") return finish(body, response);
  if (method === "GET") {
    processing -= 1;
    return json(response, 200, { id: URN, status: processing < 0 ? "AVAILABLE" : "PROCESSING" });
  }
  if (method === "DELETE") return response.writeHead(204).end();
  if (posts.length > 0)
    return json(response, 422, { code: "DUPLICATE_POST", message: `Content is a duplicate of ${POST}` });
  posts.push(JSON.parse(body.toString()));
  return response.writeHead(201, { "x-restli-id": POST }).end();
}

function begin(body: Buffer, response: ServerResponse<IncomingMessage>): void {
  const { fileSizeBytes } = JSON.parse(body.toString()).initializeUploadRequest;
  uploads += 1;
  stored = new Map();
  const uploadInstructions = Array.from({ length: Math.ceil(fileSizeBytes / PART) }, (_, index) => ({
    uploadUrl: `${receiver.url}/dms-uploads/${uploads}/${index * PART}?sig=secret`,
    firstByte: index * PART,
    lastByte: Math.min((index + 1) * PART, fileSizeBytes) - 1,
  }));
  const value = { uploadUrlsExpireAt: 4e12, video: URN, uploadToken: "", uploadInstructions };
  json(response, 200, { value });
}

function takePart(
  { method, path, body, headers }: SecureRequest,
  response: ServerResponse<IncomingMessage>,
): unknown {
  const [, upload, first] = /^\/dms-uploads\/(\d+)\/(\d+)/.exec(path) ?? [];
  if (method !== "PUT" || headers.authorization !== undefined) return response.writeHead(400).end();
  if (Number(upload) !== uploads) return response.writeHead(403).end();
  stored.set(Number(first), body);
  return response.writeHead(200, { ETag: `"tag-${first}"` }).end();
}

function finish(body: Buffer, response: ServerResponse<IncomingMessage>): unknown {
  const { video, uploadedPartIds } = JSON.parse(body.toString()).finalizeUploadRequest;
  const tags = [...stored.keys()].sort((one, other) => one - other).map((first) => `tag-${first}`);
  const isWhole = whole().length === VIDEO.length;
  if (video !== URN || !isWhole || JSON.stringify(tags) !== JSON.stringify(uploadedPartIds))
    return json(response, 400, { message: "Parts are missing" });
  return response.writeHead(200).end();
}

const whole = (): Buffer =>
  Buffer.concat([...stored].sort(([one], [other]) => one - other).map(([, bytes]) => bytes));

const publish = (signal = new AbortController().signal) =>
  publisher().publish(outgoing, {
    memory: {
      read: () => saved,
      earlier: () => earlier,
      save: async (value) => {
        saved = JSON.parse(JSON.stringify(value));
      },
    },
    signal,
    progress: async () => undefined,
  });
/** Misbehaves at the nth request whose path begins so. */
const at = (
  start: string,
  number: number,
  reply: (response: ServerResponse<IncomingMessage>, request: SecureRequest) => void,
): Reply => {
  let count = 0;
  return (request, response) => {
    if (!request.path.startsWith(start)) return false;
    count += 1;
    if (count !== number) return false;
    reply(response, request);
    return true;
  };
};
const atPart = (number: number, reply: Parameters<typeof at>[2]): Reply => at("/dms-uploads/", number, reply);
const published = { url: `https://www.linkedin.com/feed/update/${POST}/`, remoteId: POST };
const puts = () => receiver.received.filter(({ method }) => method === "PUT").length;

describe("a LinkedIn post", () => {
  it("has the whole video, sent in the parts that were asked for, and its text as plain text", async () => {
    processing = 2;
    expect(await publish()).toEqual(published);
    expect(whole().equals(VIDEO)).toBe(true);
    const [begun] = receiver.received.filter(({ path }) => path.startsWith("/rest/"));
    expect(begun?.headers).toMatchObject({
      ...{ authorization: "Bearer access-1", "x-restli-protocol-version": "2.0.0" },
      "linkedin-version": env().LINKEDIN_VERSION,
    });
    expect(JSON.parse(begun?.body.toString() ?? "")).toEqual({
      initializeUploadRequest: {
        ...{ owner: "urn:li:organization:2414183", fileSizeBytes: VIDEO.length },
        ...{ uploadCaptions: false, uploadThumbnail: false },
      },
    });
    expect(posts).toMatchObject([
      {
        ...{ author: "urn:li:organization:2414183", visibility: "PUBLIC", lifecycleState: "PUBLISHED" },
        commentary: "Bread & butter\n\nWhat \\@bakers say \\(\\#1\\)",
        content: { media: { id: URN, title: "Bread & butter" } },
      },
    ]);
  });

  it("goes on where a failure stopped it, twice, with what has arrived", async () => {
    misbehave = atPart(2, (response) => response.writeHead(500).end());
    await expect(publish()).rejects.toMatchObject({
      ...{ isPassing: true, message: "The destination answered 500." },
    });
    misbehave = atPart(1, (response) => response.writeHead(503).end());
    await expect(publish()).rejects.toMatchObject({ isPassing: true });
    misbehave = () => false;
    expect(await publish()).toEqual(published);
    expect([uploads, puts(), whole().equals(VIDEO)]).toEqual([1, 5, true]);
  });

  it("waits as long as it's asked to", async () => {
    misbehave = atPart(1, (response) => response.writeHead(429, { "Retry-After": "77" }).end());
    await expect(publish()).rejects.toMatchObject({ isPassing: true, retryAfterSeconds: 77 });
    misbehave = at("/rest/posts", 1, (response) => response.writeHead(429, { "Retry-After": "9" }).end());
    await expect(publish()).rejects.toMatchObject({ isPassing: true, retryAfterSeconds: 9 });
    misbehave = () => false;
    expect(await publish()).toEqual(published);
    expect(uploads).toBe(1);
  });

  it("sends a part again that got lost, or that wasn't confirmed", async () => {
    misbehave = atPart(2, (response) => response.destroy());
    await expect(publish()).rejects.toMatchObject({ isPassing: true });
    misbehave = atPart(1, (response) => response.writeHead(200).end());
    await expect(publish()).rejects.toMatchObject({
      ...{ isPassing: true, message: "LinkedIn didn't confirm a part of the video." },
    });
    misbehave = () => false;
    expect(await publish()).toEqual(published);
    expect([uploads, whole().equals(VIDEO)]).toEqual([1, true]);
  });

  it("begins again if a confirmed part is missing in the end, but only once", async () => {
    misbehave = atPart(2, (response, { path }) =>
      response.writeHead(200, { ETag: `"tag-${/\/(\d+)\?/.exec(path)?.[1]}"` }).end(),
    );
    expect(await publish()).toEqual(published);
    expect([uploads, whole().equals(VIDEO)]).toEqual([2, true]);
    [saved, posts] = [null, []];
    misbehave = ({ path }, response) => {
      if (!path.endsWith("finalizeUpload")) return false;
      json(response, 400, { message: "Parts are missing" });
      return true;
    };
    await expect(publish()).rejects.toMatchObject({ isPassing: false });
    expect(uploads).toBe(4);
  });

  it("begins again if its addresses have expired", async () => {
    misbehave = atPart(2, (response) => response.writeHead(500).end());
    await expect(publish()).rejects.toMatchObject({ isPassing: true });
    misbehave = atPart(1, (response) => response.writeHead(403).end());
    expect(await publish()).toEqual(published);
    expect([uploads, whole().equals(VIDEO)]).toEqual([2, true]);
  });

  it("gets another token when one expires in the middle", async () => {
    misbehave = at("/rest/videos?action=finalizeUpload", 1, (response) => response.writeHead(401).end());
    expect(await publish()).toEqual(published);
    expect([uploads, receiver.received.filter(({ path }) => path === "/token").length]).toEqual([1, 2]);
  });

  it("fails for good without authorization, with a version that has ended, and with a video that can't be played", async () => {
    misbehave = at("/token", 1, (response) => json(response, 400, { error: "invalid_grant" }));
    const failure = "LinkedIn no longer accepts the authorization. Add the destination again.";
    await expect(publish()).rejects.toMatchObject({ isPassing: false, message: failure });
    misbehave = at("/rest/", 1, (response) => response.writeHead(426).end());
    await expect(publish()).rejects.toMatchObject({
      ...{ isPassing: false, message: expect.stringContaining("LINKEDIN_VERSION") },
    });
    expect(uploads).toBe(0);
    misbehave = ({ method }, response) => {
      if (method !== "GET") return false;
      json(response, 200, { status: "PROCESSING_FAILED" });
      return true;
    };
    await expect(publish()).rejects.toMatchObject({ isPassing: false });
    expect(posts).toEqual([]);
  });

  it("is tried again later while the video is being processed", async () => {
    processing = 1_000;
    await expect(publish()).rejects.toMatchObject({ isPassing: true, retryAfterSeconds: 60 });
    processing = 0;
    expect(await publish()).toEqual(published);
    expect([uploads, puts()]).toEqual([1, 3]);
  });

  it("is posted once if the answer never comes, or the worker is killed before it's stored", async () => {
    misbehave = at("/rest/posts", 1, (response, { body }) => {
      posts.push(JSON.parse(body.toString()));
      response.destroy();
    });
    await expect(publish()).rejects.toMatchObject({ isPassing: true });
    expect(await publish()).toEqual(published);
    expect(await publish()).toEqual(published);
    expect([uploads, posts.length]).toEqual([1, 1]);
  });

  it("replaces a post that may have been made before an edit", async () => {
    misbehave = at("/rest/posts", 1, (response, { body }) => {
      posts.push(JSON.parse(body.toString()));
      response.destroy();
    });
    await expect(publish()).rejects.toMatchObject({ isPassing: true });
    [earlier, saved] = [saved, null];
    misbehave = ({ method }, response) => {
      if (method !== "DELETE") return false;
      posts = [];
      response.writeHead(204).end();
      return true;
    };
    expect(await publish()).toEqual(published);
    const calls = receiver.received.filter(({ path }) => path.startsWith("/rest/posts"));
    expect(calls.map(({ method }) => method)).toEqual(["POST", "POST", "DELETE", "POST"]);
    expect([uploads, posts.length]).toEqual([2, 1]);
  });

  it("follows no address that isn't public, and sends no part that isn't one", async () => {
    const asking = (instruction: object): Reply =>
      at("/rest/videos?action=initializeUpload", 1, (response) =>
        json(response, 200, { value: { video: URN, uploadInstructions: [instruction] } }),
      );
    const whole = { firstByte: 0, lastByte: VIDEO.length - 1 };
    misbehave = asking({ ...whole, uploadUrl: "https://169.254.169.254/latest" });
    await expect(publish()).rejects.toMatchObject({ isPassing: false, message: "The URL isn't allowed." });
    saved = null;
    misbehave = asking({ uploadUrl: `${receiver.url}/dms-uploads/1/0`, firstByte: 0, lastByte: 10 });
    await expect(publish()).rejects.toMatchObject({
      ...{ message: "LinkedIn asked for parts that aren't the file." },
    });
    expect(puts()).toBe(0);
  });

  it("shows in its plan what is posted, and no secret in it or in its errors", async () => {
    const plan = publisher().plan(outgoing);
    expect(plan).toMatchObject({ method: "POST", url: `${receiver.url}/rest/posts` });
    expect(JSON.parse(plan.body ?? "")).toMatchObject({
      ...{ author: "urn:li:organization:2414183", content: { media: { id: "[uploaded video]" } } },
    });
    expect(plan.headers.Authorization).toBe("Bearer [secret]");
    misbehave = at("/rest/posts", 1, (response) =>
      json(response, 403, { message: `No: ${"x".repeat(40)} access` }),
    );
    await expect(publish()).rejects.toMatchObject({
      ...{ isPassing: false, message: "The destination answered 403. No: […] access" },
    });
    expect(JSON.stringify(saved)).not.toMatch(/access-1|s1|s2/);
  });

  it("says so when it's taken back and may have been posted, and only then", async () => {
    const withdraw = () => publisher().withdraw({ id: "pub_1", url: null, remoteId: null, memory: saved });
    processing = 1_000;
    await expect(publish()).rejects.toMatchObject({ isPassing: true });
    await withdraw();
    processing = 0;
    misbehave = at("/rest/posts", 1, (response) => response.writeHead(403).end());
    await expect(publish()).rejects.toMatchObject({ isPassing: false });
    await withdraw();
    misbehave = at("/rest/posts", 1, (response) => response.destroy());
    await expect(publish()).rejects.toMatchObject({ isPassing: true });
    const failure = { isPassing: false, message: "LinkedIn may have posted the video. Check there." };
    await expect(withdraw()).rejects.toMatchObject(failure);
    misbehave = at("/rest/posts", 1, (response) => response.writeHead(403).end());
    await expect(publish()).rejects.toMatchObject({ isPassing: false });
    await expect(withdraw()).rejects.toMatchObject(failure);
  });

  it("is deleted when it's taken back, also if it's gone already", async () => {
    const withdraw = () => publisher().withdraw({ id: "pub_1", memory: null, ...published });
    await withdraw();
    expect(receiver.received.at(-1)).toMatchObject({
      ...{ method: "DELETE", path: `/rest/posts/${encodeURIComponent(POST)}` },
    });
    misbehave = at("/rest/posts/", 1, (response) => response.writeHead(404).end());
    await withdraw();
  });
});
