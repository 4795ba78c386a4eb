import { buffer } from "node:stream/consumers";
import { databaseNow } from "@/lib/platform/database/database-clock";
import type { OutboundAnswer } from "@/lib/platform/outbound";
import type { Authorized } from "../authorize";
import { isSuccess, refusal } from "../call";
import { type Attempt, type OutgoingFile, PublishError } from "../port";

/** A multiple of 256 KiB, as the protocol asks. Small enough for slow lines to answer in time. */
const PART_BYTES = 4 * 1024 * 1024;

/** How often in a row an upload may stay where it is. */
const MOST_STANDSTILLS = 3;

const INCOMPLETE = 308;
const SESSION_GONE = [404, 410];

interface Upload {
  session: string;
  /** Opens another session if this one is gone. */
  reopen: () => Promise<string>;
  file: OutgoingFile;
  attempt: Attempt;
}

/**
 * Sends what the destination doesn't have yet, which it's asked first. Its answers count, whatever was sent.
 * @returns the video's id
 */
export async function sendBytes(
  call: Authorized,
  { session, reopen, file, attempt }: Upload,
): Promise<string> {
  let to = session;
  let answer = await ask(call, to, file.sizeBytes);
  if (SESSION_GONE.includes(answer.status)) {
    to = await reopen();
    answer = await ask(call, to, file.sizeBytes);
  }
  let standstills = 0;
  for (let before = -1; ; ) {
    if (isSuccess(answer)) return idIn(answer);
    if (answer.status !== INCOMPLETE) throw refusal(answer, databaseNow().getTime());
    const start = storedBytes(answer);
    standstills = start > before ? 0 : standstills + 1;
    if (standstills >= MOST_STANDSTILLS)
      throw new PublishError("YouTube stores nothing of the upload.", true);
    before = start;
    attempt.signal.throwIfAborted();
    await attempt.progress(start / file.sizeBytes);
    answer = await sendPart(call, to, file, start);
  }
}

/** Returns the id of the video that a session has received. Null while it's incomplete; undefined if YouTube no longer knows it. */
export async function idOfSession(call: Authorized, session: string): Promise<string | null | undefined> {
  const answer = await ask(call, session, "*");
  if (isSuccess(answer)) return idIn(answer);
  if (answer.status === INCOMPLETE) return null;
  if (SESSION_GONE.includes(answer.status)) return undefined;
  throw refusal(answer, databaseNow().getTime());
}

const ask = (call: Authorized, url: string, total: number | "*"): Promise<OutboundAnswer> =>
  call({
    method: "PUT",
    url,
    headers: { "Content-Length": "0", "Content-Range": `bytes */${total}` },
    body: "",
  });

async function sendPart(
  call: Authorized,
  url: string,
  file: OutgoingFile,
  start: number,
): Promise<OutboundAnswer> {
  const end = Math.min(start + PART_BYTES, file.sizeBytes) - 1;
  const body = await buffer(await file.open({ start, end }));
  const range = `bytes ${start}-${end}/${file.sizeBytes}`;
  return call({
    method: "PUT",
    url,
    headers: { "Content-Type": file.contentType, "Content-Range": range },
    body,
  });
}

/** How many bytes it has. Without a range, none. */
function storedBytes({ headers }: OutboundAnswer): number {
  const [, last] = /^(?:bytes=)?0-(\d{1,15})$/.exec(headers.range?.trim() ?? "") ?? [];
  return last === undefined ? 0 : Number(last) + 1;
}

function idIn({ body }: OutboundAnswer): string {
  try {
    const { id } = JSON.parse(body.toString("utf8"));
    if (typeof id === "string" && /^[\w-]{1,64}$/.test(id)) return id;
  } catch {
    // Not JSON.
  }
  throw new PublishError("YouTube answered without the video's id.", true);
}
