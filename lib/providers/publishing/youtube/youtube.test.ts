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
import { youtubePublisher } from "./youtube";

/** More than two parts, and not a whole number of them. */
const VIDEO = randomBytes(9 * 1024 * 1024 + 17);
const SESSION = "/upload/session?upload_id=secret-1";

type Reply = (request: SecureRequest, response: ServerResponse<IncomingMessage>) => boolean;

let receiver: SecureReceiver;
/** What the stub has, as the real one would. */
let stored: Buffer;
let sessions: number;
let saved: Record<string, unknown> | null;
/** What was saved before the recording was edited. */
let earlier: Record<string, unknown> | null;
/** Answers instead of the stub, if it returns true. */
let misbehave: Reply;

const secrets = { clientId: "client", clientSecret: "s1", refreshToken: "s2", privacy: "private" as const };
const outgoing: Outgoing = {
  ...{
    id: "pub_1",
    title: "Bread <&> butter",
    description: "What <b>bakers</b> say",
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
  Object.assign(env(), { YOUTUBE_API_URL: receiver.url, GOOGLE_TOKEN_URL: `${receiver.url}/token` });
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  [stored, sessions, saved, earlier] = [Buffer.alloc(0), 0, null, null];
  misbehave = () => false;
  receiver.answer((request, response) => {
    if (!misbehave(request, response)) behave(request, response);
  });
});

function behave(
  { method, path, headers, body }: SecureRequest,
  response: ServerResponse<IncomingMessage>,
): void {
  if (path === "/token")
    return void response.end(JSON.stringify({ access_token: "access-1", expires_in: 3_600 }));
  if (method === "DELETE") return void response.writeHead(204).end();
  if (path.startsWith("/upload/youtube/v3/videos")) {
    sessions += 1;
    return void response.writeHead(200, { Location: `${receiver.url}${SESSION}` }).end();
  }
  const [, start] = /^bytes (\d+)-/.exec(String(headers["content-range"])) ?? [];
  if (start !== undefined && Number(start) === stored.length) stored = Buffer.concat([stored, body]);
  progress(response);
}

function progress(response: ServerResponse<IncomingMessage>): void {
  if (stored.length === VIDEO.length) return void response.end(JSON.stringify({ id: "video-1" }));
  const range = stored.length > 0 ? { Range: `bytes=0-${stored.length - 1}` } : {};
  response.writeHead(308, range).end();
}

const publish = (signal = new AbortController().signal) =>
  youtubePublisher(secrets).publish(outgoing, {
    memory: {
      read: () => saved,
      earlier: () => earlier,
      save: async (value) => {
        saved = value && { ...value };
      },
    },
    signal,
    progress: async () => undefined,
  });
/** Misbehaves at the nth request that sends bytes. */
const atPart = (
  number: number,
  reply: (response: ServerResponse<IncomingMessage>, body: Buffer) => void,
): Reply => {
  let count = 0;
  return ({ method, body }, response) => {
    if (method !== "PUT" || body.length === 0) return false;
    count += 1;
    if (count !== number) return false;
    reply(response, body);
    return true;
  };
};
const published = { url: "https://www.youtube.com/watch?v=video-1", remoteId: "video-1" };

describe("a YouTube upload", () => {
  it("sends the whole file in parts, and its facts before", async () => {
    expect(await publish()).toEqual(published);
    expect(stored.equals(VIDEO)).toBe(true);
    const begun = receiver.received.find(({ path }) => path.startsWith("/upload/youtube"));
    expect(begun?.headers).toMatchObject({
      ...{ authorization: "Bearer access-1", "x-upload-content-length": String(VIDEO.length) },
      "x-upload-content-type": "video/mp4",
    });
    expect(JSON.parse(begun?.body.toString() ?? "")).toEqual({
      snippet: { title: "Bread ‹&› butter", description: "What ‹b›bakers‹/b› say", defaultLanguage: "en" },
      status: { privacyStatus: "private", selfDeclaredMadeForKids: false },
    });
    expect(receiver.received.filter(({ body }) => body.length > 100_000)).toHaveLength(3);
  });

  it("goes on where a failure in the middle stopped it, in the same session", async () => {
    misbehave = atPart(2, (response) => response.writeHead(500).end());
    await expect(publish()).rejects.toMatchObject({
      isPassing: true,
      message: "The destination answered 500.",
    });
    expect(saved).toEqual({ session: `${receiver.url}${SESSION}` });
    expect(await publish()).toEqual(published);
    expect([sessions, stored.equals(VIDEO)]).toEqual([1, true]);
  });

  it("sends again what wasn't stored, whatever was sent", async () => {
    misbehave = atPart(1, (response, body) => {
      stored = body.subarray(0, 1_000);
      progress(response);
    });
    expect(await publish()).toEqual(published);
    expect(stored.equals(VIDEO)).toBe(true);
  });

  it("gives up for now if nothing is stored", async () => {
    misbehave = ({ method, body }, response) => {
      if (method !== "PUT" || body.length === 0) return false;
      response.writeHead(308).end();
      return true;
    };
    await expect(publish()).rejects.toMatchObject({
      isPassing: true,
      message: "YouTube stores nothing of the upload.",
    });
  });

  it("waits as long as it's asked to", async () => {
    misbehave = atPart(1, (response) => response.writeHead(429, { "Retry-After": "77" }).end());
    await expect(publish()).rejects.toMatchObject({ isPassing: true, retryAfterSeconds: 77 });
  });

  it("gets another token when one expires in the middle", async () => {
    misbehave = atPart(2, (response) => response.writeHead(401).end());
    expect(await publish()).toEqual(published);
    expect([sessions, receiver.received.filter(({ path }) => path === "/token").length]).toEqual([1, 2]);
  });

  it("fails for good without authorization, and says what to do", async () => {
    misbehave = ({ path }, response) => {
      if (path !== "/token") return false;
      response.writeHead(400).end(JSON.stringify({ error: "invalid_grant" }));
      return true;
    };
    const failure = "YouTube no longer accepts the authorization. Add the destination again.";
    await expect(publish()).rejects.toMatchObject({ isPassing: false, message: failure });
    expect(sessions).toBe(0);
  });

  it("publishes once if the last answer never comes, or the worker is killed before it's stored", async () => {
    misbehave = ({ method, body }, response) => {
      if (method !== "PUT" || stored.length + body.length < VIDEO.length || body.length === 0) return false;
      stored = Buffer.concat([stored, body]);
      response.destroy();
      return true;
    };
    await expect(publish()).rejects.toMatchObject({ isPassing: true });
    misbehave = () => false;
    expect(await publish()).toEqual(published);
    expect(await publish()).toEqual(published);
    expect([sessions, stored.equals(VIDEO)]).toEqual([1, true]);
  });

  it("isn't continued with the video of a later edit, and a complete one is deleted before that", async () => {
    earlier = { session: `${receiver.url}/upload/session?upload_id=before` };
    let isComplete = false;
    misbehave = ({ path, body }, response) => {
      if (!path.endsWith("before")) return false;
      expect(body.length).toBe(0);
      if (isComplete) response.end(JSON.stringify({ id: "video-0" }));
      else response.writeHead(308, { Range: "bytes=0-999" }).end();
      return true;
    };
    expect(await publish()).toEqual(published);
    expect([sessions, stored.equals(VIDEO)]).toEqual([1, true]);
    const deleted = () => receiver.received.filter(({ method }) => method === "DELETE");
    expect(deleted()).toEqual([]);
    [isComplete, stored, saved] = [true, Buffer.alloc(0), null];
    expect(await publish()).toEqual(published);
    expect(deleted().map(({ path }) => path)).toEqual(["/youtube/v3/videos?id=video-0"]);
  });

  it("begins again if its session is gone", async () => {
    saved = { session: `${receiver.url}/upload/session?upload_id=old` };
    misbehave = ({ path }, response) => {
      if (!path.endsWith("old")) return false;
      response.writeHead(404).end();
      return true;
    };
    expect(await publish()).toEqual(published);
    expect(saved).toEqual({ session: `${receiver.url}${SESSION}` });
  });

  it("follows no address that isn't public", async () => {
    misbehave = ({ path }, response) => {
      if (!path.startsWith("/upload/youtube")) return false;
      response.writeHead(200, { Location: "https://169.254.169.254/latest" }).end();
      return true;
    };
    await expect(publish()).rejects.toMatchObject({ isPassing: false, message: "The URL isn't allowed." });
  });

  it("shows no secret in its plan or its errors", async () => {
    const plan = JSON.stringify(youtubePublisher(secrets).plan(outgoing));
    expect(plan).toContain("Bearer [secret]");
    misbehave = atPart(1, (response) =>
      response.writeHead(403).end(JSON.stringify({ error: { message: `No: ${"x".repeat(40)} access` } })),
    );
    await expect(publish()).rejects.toMatchObject({
      message: "The destination answered 403. No: […] access",
    });
  });

  it("is deleted when it's taken back after its last answer got lost, if it's there", async () => {
    const memory = { session: `${receiver.url}${SESSION}` };
    const withdraw = () =>
      youtubePublisher(secrets).withdraw({ id: "pub_1", url: null, remoteId: null, memory });
    const deleted = () => receiver.received.filter(({ method }) => method === "DELETE").length;
    stored = VIDEO.subarray(0, 1_000);
    await withdraw();
    expect(deleted()).toBe(0);
    stored = VIDEO;
    await withdraw();
    expect(deleted()).toBe(1);
    misbehave = ({ method }, response) => {
      if (method === "PUT") response.writeHead(404).end();
      return method === "PUT";
    };
    await expect(withdraw()).rejects.toMatchObject({
      ...{ isPassing: false, message: "YouTube doesn't say whether the video has arrived. Check there." },
    });
  });

  it("is deleted when it's taken back, also if it's gone already", async () => {
    const withdraw = () => youtubePublisher(secrets).withdraw({ id: "pub_1", memory: null, ...published });
    await withdraw();
    expect(receiver.received.at(-1)).toMatchObject({
      method: "DELETE",
      path: "/youtube/v3/videos?id=video-1",
    });
    misbehave = ({ method }, response) => {
      if (method !== "DELETE") return false;
      response.writeHead(404).end();
      return true;
    };
    await withdraw();
  });
});
