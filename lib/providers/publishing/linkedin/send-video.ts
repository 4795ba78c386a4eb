import { buffer } from "node:stream/consumers";
import { databaseNow } from "@/lib/platform/database/database-clock";
import type { OutboundAnswer } from "@/lib/platform/outbound";
import { env } from "@/lib/platform/runtime/env";
import { callDestination, isSuccess, refusal } from "../call";
import { type Attempt, type OutgoingFile, PublishError } from "../port";

interface Part {
  url: string;
  first: number;
  last: number;
}

/** An upload as it was begun, and what of it has arrived. */
interface Begun {
  video: string;
  token: string;
  parts: Part[];
  /** Of the parts that have arrived, in their order. */
  tags: string[];
  isFinished?: boolean;
  /** It's being posted: if the answer is lost, the post may exist. */
  isPosting?: boolean;
  /** A post with the video from before an edit may exist. */
  isReplacing?: boolean;
}

export type Knowledge = { upload?: Begun };

interface Sending {
  file: OutgoingFile;
  attempt: Attempt;
  begin: () => Promise<unknown>;
  finish: (request: {
    video: string;
    uploadToken: string;
    uploadedPartIds: string[];
  }) => Promise<OutboundAnswer>;
}

/** Of a signed address that has expired, or isn't known any more. */
const GONE = [400, 403, 404, 410];

/**
 * Sends the parts of a video that haven't arrived, and joins them. Begins again, once, if its addresses have expired or a part is
 * missing in the end.
 * @returns the upload, which is complete
 */
export async function sendVideo({ upload: known }: Knowledge, sending: Sending): Promise<Begun> {
  const { attempt, file } = sending;
  const earlier = (attempt.memory.earlier() as Knowledge | null)?.upload;
  const isReplacing = Boolean(known?.isReplacing || earlier?.isReplacing || earlier?.isPosting);
  const begin = async () => {
    const upload = { ...begunIn(await sending.begin(), file.sizeBytes), isReplacing };
    // Before the first byte, so that another attempt continues it.
    await attempt.memory.save({ upload });
    return upload;
  };
  let upload = known ?? (await begin());
  if (upload.isFinished) return upload;
  for (let isAgain = false; ; isAgain = true) {
    const refused = (await sendParts(upload, sending)) ?? (await join(upload, sending));
    if (!refused) return upload;
    if (isAgain || !GONE.includes(refused.status)) throw refusal(refused, databaseNow().getTime());
    upload = await begin();
  }
}

/** @returns the answer to a part that wasn't taken */
async function sendParts(upload: Begun, { attempt, file }: Sending): Promise<OutboundAnswer | null> {
  const { parts, tags } = upload;
  for (const { url, first, last } of parts.slice(tags.length)) {
    attempt.signal.throwIfAborted();
    await attempt.progress(first / file.sizeBytes);
    const body = await buffer(await file.open({ start: first, end: last }));
    const headers = { "Content-Type": "application/octet-stream" };
    // Its signature is all that it needs: the access token isn't for other hosts.
    const answer = await callDestination({ method: "PUT", url, headers, body }, isLocal(url));
    if (!isSuccess(answer)) return answer;
    const { etag } = answer.headers;
    if (!etag) throw new PublishError("LinkedIn didn't confirm a part of the video.", true);
    tags.push(etag.replaceAll('"', ""));
    await attempt.memory.save({ upload });
  }
  return null;
}

const isLocal = (url: string): boolean =>
  url.startsWith("http:") && env().LINKEDIN_API_URL.startsWith("http:");

/** @returns the answer if it's refused */
async function join(upload: Begun, { finish, attempt }: Sending): Promise<OutboundAnswer | null> {
  const { video, token, tags } = upload;
  const answer = await finish({ video, uploadToken: token, uploadedPartIds: tags });
  if (!isSuccess(answer)) return answer;
  upload.isFinished = true;
  await attempt.memory.save({ upload });
  return null;
}

/** Reads what LinkedIn wants: parts that together are the file. */
function begunIn(value: unknown, size: number): Begun {
  const { video, uploadToken, uploadInstructions } = (value ?? {}) as Record<string, unknown>;
  const given = Array.isArray(uploadInstructions) ? uploadInstructions : [];
  const parts = given
    .map(({ uploadUrl, firstByte, lastByte }): Part => ({ url: uploadUrl, first: firstByte, last: lastByte }))
    .sort((one, other) => one.first - other.first);
  const isWhole = parts.every(
    ({ url, first, last }, index) =>
      typeof url === "string" &&
      URL.canParse(url) &&
      first === (index === 0 ? 0 : (parts[index - 1]?.last ?? 0) + 1) &&
      last >= first,
  );
  if (typeof video !== "string" || !/^urn:li:video:[\w-]{1,100}$/.test(video) || parts.length === 0)
    throw new PublishError("LinkedIn opened no upload.", true);
  if (!isWhole || parts.at(-1)?.last !== size - 1)
    throw new PublishError("LinkedIn asked for parts that aren't the file.", true);
  return { video, token: typeof uploadToken === "string" ? uploadToken : "", parts, tags: [] };
}
