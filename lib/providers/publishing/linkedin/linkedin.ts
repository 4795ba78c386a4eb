import { setTimeout as sleep } from "node:timers/promises";
import { databaseNow } from "@/lib/platform/database/database-clock";
import type { OutboundAnswer } from "@/lib/platform/outbound";
import { env } from "@/lib/platform/runtime/env";
import { type Authorized, authorize, type OAuthSecrets } from "../authorize";
import { isSuccess, type Request, refusal } from "../call";
import { type Attempt, type Outgoing, PublishError, type Publisher } from "../port";
import { escaped } from "./little-text";
import { type Knowledge, sendVideo } from "./send-video";

interface Options extends OAuthSecrets {
  /** URN of an organization or a person. */
  author: string;
  visibility: "public" | "connections" | "logged_in";
}

const MAX_COMMENTARY = 3_000;
const MAX_TITLE = 200;
const MAX_BYTES = 500 * 1024 * 1024;
/** How long an attempt waits for LinkedIn to prepare a video. */
const [WAITS, WAIT_MS, LATER_SECONDS] = [24, 5_000, 60];

/** LinkedIn's Videos and Posts APIs: parts by signed addresses, then a post with the video. */
export function linkedinPublisher({ author, visibility, ...secrets }: Options, waitMs = WAIT_MS): Publisher {
  const { LINKEDIN_API_URL, LINKEDIN_TOKEN_URL: tokenUrl, LINKEDIN_VERSION: version } = env();
  const apiUrl = LINKEDIN_API_URL.replace(/\/$/, "");
  const authorized = () => authorize({ name: "LinkedIn", apiUrl, tokenUrl }, secrets);
  const headers = {
    ...{ "Content-Type": "application/json", "LinkedIn-Version": version },
    "X-Restli-Protocol-Version": "2.0.0",
  };
  const rest = (path: string, body: object): Request => ({
    ...{ method: "POST", url: `${apiUrl}/rest/${path}`, headers, body: JSON.stringify(body) },
  });
  const begin = (outgoing: Outgoing) =>
    rest("videos?action=initializeUpload", {
      initializeUploadRequest: {
        ...{ owner: author, fileSizeBytes: videoOf(outgoing).sizeBytes },
        ...{ uploadCaptions: false, uploadThumbnail: false },
      },
    });
  const post = (outgoing: Outgoing, video: string) =>
    rest("posts", {
      ...{ author, commentary: commentaryOf(outgoing), visibility: visibility.toUpperCase() },
      distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
      content: { media: { title: cut(outgoing.title, MAX_TITLE), id: video } },
      ...{ lifecycleState: "PUBLISHED", isReshareDisabledByAuthor: false },
    });
  const statusOf = (video: string): Request => ({
    ...{ method: "GET", url: `${apiUrl}/rest/videos/${encodeURIComponent(video)}`, headers },
  });

  async function prepared(call: Authorized, video: string, { signal }: Attempt): Promise<void> {
    for (let count = 0; count < WAITS; count += 1) {
      signal.throwIfAborted();
      const { status } = read(accepted(await call(statusOf(video))));
      if (status === "AVAILABLE") return;
      if (status === "PROCESSING_FAILED")
        throw new PublishError("LinkedIn couldn't process the video.", false);
      await sleep(waitMs, undefined, { signal });
    }
    throw new PublishError("LinkedIn is still processing the video.", true, LATER_SECONDS);
  }

  async function remove(call: Authorized, id: string): Promise<void> {
    const url = `${apiUrl}/rest/posts/${encodeURIComponent(id)}`;
    const answer = await call({
      ...{ method: "DELETE", url, headers: { ...headers, "X-RestLi-Method": "DELETE" } },
    });
    if (answer.status !== 404) accepted(answer);
  }

  return {
    plan: (outgoing) => {
      const { url, body } = post(outgoing, "[uploaded video]");
      return {
        ...{ method: "POST", url, body: String(body) },
        headers: { ...headers, Authorization: "Bearer [secret]" },
      };
    },
    publish: async (outgoing, attempt) => {
      const call = await authorized();
      const file = videoOf(outgoing);
      if (file.sizeBytes > MAX_BYTES) throw new PublishError("LinkedIn takes videos of up to 500 MB.", false);
      const known = (attempt.memory.read() ?? {}) as Knowledge;
      const upload = await sendVideo(known, {
        ...{ file, attempt },
        begin: async () => read(accepted(await call(begin(outgoing)))).value,
        finish: (request) => call(rest("videos?action=finalizeUpload", { finalizeUploadRequest: request })),
      });
      await prepared(call, upload.video, attempt);
      await attempt.memory.save({ upload: { ...upload, isPosting: true } });
      let answer = await call(post(outgoing, upload.video));
      const other = upload.isReplacing && duplicateIn(answer);
      if (other) {
        // It may show the video from before the edit.
        await remove(call, other);
        answer = await call(post(outgoing, upload.video));
      }
      const id = await posted(answer, async () => {
        if (!upload.isPosting) await attempt.memory.save({ upload });
      });
      return { url: `https://www.linkedin.com/feed/update/${id}/`, remoteId: id };
    },
    withdraw: async ({ remoteId, memory }) => {
      if (remoteId !== null) return remove(await authorized(), remoteId);
      const { upload } = (memory ?? {}) as Knowledge;
      if (upload?.isPosting || upload?.isReplacing)
        throw new PublishError("LinkedIn may have posted the video. Check there.", false);
    },
  };
}

const UNSUPPORTED_VERSION = 426;

function accepted(answer: OutboundAnswer): OutboundAnswer {
  if (isSuccess(answer)) return answer;
  if (answer.status === UNSUPPORTED_VERSION)
    throw new PublishError(
      "LinkedIn no longer supports this version of its API. Set LINKEDIN_VERSION.",
      false,
    );
  throw refusal(answer, databaseNow().getTime());
}

// biome-ignore lint/suspicious/noExplicitAny: checked where it's used
function read({ body }: OutboundAnswer): any {
  try {
    return JSON.parse(body.toString("utf8")) ?? {};
  } catch {
    throw new PublishError("LinkedIn answered with something else than JSON.", true);
  }
}

const POST = /urn:li:(?:share|ugcPost):\d{1,20}/;

/** A post that was made before its answer was lost is refused as a duplicate, which names it. */
function duplicateIn({ status, body }: OutboundAnswer): string | undefined {
  const text = body.toString("utf8");
  return (status === 409 || status === 422) && /duplicate/i.test(text) ? POST.exec(text)?.[0] : undefined;
}

/** @param onRefused awaited before it throws because there is no post */
async function posted(answer: OutboundAnswer, onRefused: () => Promise<void>): Promise<string> {
  const duplicate = duplicateIn(answer);
  if (duplicate) return duplicate;
  if (!isSuccess(answer) && !refusal(answer, databaseNow().getTime()).isPassing) await onRefused();
  accepted(answer);
  const [id] = POST.exec(answer.headers["x-restli-id"] ?? "") ?? [];
  if (!id) throw new PublishError("LinkedIn answered without the post's id.", true);
  return id;
}

function videoOf({ files }: Outgoing) {
  const file = files.find(({ contentType }) => contentType === "video/mp4");
  if (!file) throw new PublishError("There is no video to upload.", false);
  return file;
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join("");

function commentaryOf({ title, description }: Outgoing): string {
  const text = [title, description].filter(Boolean).join("\n\n");
  let most = MAX_COMMENTARY;
  while (escaped(cut(text, most)).length > MAX_COMMENTARY) most -= 50;
  return escaped(cut(text, most));
}
