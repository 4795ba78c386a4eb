import type { DataOf } from "@/lib/client/wire-types";
import { askedMs, retryAfterSeconds, wait } from "@/packages/client/src/backoff";
import { LOST, MAX_TRIES, mayPass, pauseMs } from "../../../../parts/files/uploads/upload-retries";

type Part = DataOf<"createRecordingUpload">["parts"][number];

interface Sending {
  /** The parts of the file, in order. */
  parts: readonly Part[];
  type: string;
  signal: AbortSignal;
  /** Called with how much of the file has arrived, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** In seconds. */
const LONGEST_ASKED = 60;
/** A part that was sent already: its answer was lost. */
const TAKEN = 409;

/**
 * Sends the parts of a file that haven't arrived, one after another.
 * @throws if a part isn't accepted, with a message for the user
 */
export async function sendParts(file: Blob, { parts, type, signal, onProgress }: Sending): Promise<void> {
  const { fetchWithProgress } = await import("@/lib/client/fetch-with-progress");
  let at = 0;
  for (const { url, size_bytes: size } of parts) {
    const from = at;
    at += size;
    onProgress(from / file.size);
    if (url === null) continue;
    // This browser may use another origin for the site.
    const { pathname, search } = new URL(url);
    const send = fetchWithProgress((sent) => onProgress((from + Math.min(sent, size)) / file.size));
    await patiently(signal, () =>
      send(pathname + search, {
        ...{ method: "PUT", headers: { "Content-Type": type }, body: file.slice(from, at), signal },
      }),
    );
  }
  onProgress(1);
}

/** Tries again after lost connections and when the server is busy. */
async function patiently(signal: AbortSignal, send: () => Promise<Response>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send().catch(() => null);
    signal.throwIfAborted();
    if (answer && (answer.ok || answer.status === TAKEN)) return;
    if (tries === MAX_TRIES || (answer && !mayPass(answer)))
      throw new Error(answer ? await messageOf(answer) : LOST);
    const asked = (answer && retryAfterSeconds(answer.headers, answer.status)) ?? 0;
    await wait(Math.max(askedMs(Math.min(asked, LONGEST_ASKED)), pauseMs(tries)), signal);
  }
}

async function messageOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null;
  return body?.error?.message ?? LOST;
}
