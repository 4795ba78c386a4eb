import { ApiError } from "@/lib/client/api-error";
import { fetchWithProgress } from "@/lib/client/fetch-with-progress";
import { wait } from "@/packages/client/src/backoff";
import { LOST, MAX_TRIES, mayPass, pauseMs } from "./upload-retries";

interface Address {
  url: string;
  headers: Record<string, string>;
}

interface Sending {
  /** Share of the whole file, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Resumes an upload that was begun before, starting at the offset that the server reports. */
  goesOn?: boolean;
  /** Milliseconds before the first retry. Each next wait is twice as long. */
  waitMs?: number;
}

/** Another attempt, whose connection broke, is still being received. */
const CONFLICT = 409;

/**
 * Uploads a file to its URL and resumes after a broken connection. Throws an `ApiError` once retries are used
 * up or pointless.
 */
export async function sendFile(file: Blob, to: Address, sending: Sending): Promise<void> {
  const { signal, goesOn = false, waitMs } = sending;
  let from = (goesOn ? await offsetOf(to.url, signal) : undefined) ?? 0;
  if (from === file.size) return;
  for (let tries = 1; ; tries += 1) {
    const failure = await sendFrom(file, from, to, sending);
    if (!failure) return;
    signal.throwIfAborted();
    if (!failure.retryable || tries === MAX_TRIES) throw failure;
    await wait(pauseMs(tries, waitMs), signal);
    const there = await offsetOf(to.url, signal);
    if (there === file.size) return;
    // Progress resets the number of retries.
    if (there !== undefined && there > from) tries = 1;
    from = there ?? from;
  }
}

async function sendFrom(
  file: Blob,
  from: number,
  { url, headers }: Address,
  { onProgress, signal }: Sending,
): Promise<ApiError | undefined> {
  const range: Record<string, string> =
    from > 0 ? { "Content-Range": `bytes ${from}-${file.size - 1}/${file.size}` } : {};
  const send = fetchWithProgress((sent) => onProgress(Math.min(1, (from + sent) / file.size)));
  try {
    const init = { method: "PUT", headers: { ...headers, ...range }, body: file.slice(from), signal };
    const response = await send(url, init);
    if (response.ok) return undefined;
    const { error } = (await response.json()) as { error?: { code: string; message: string } };
    return new ApiError({
      code: error?.code ?? "internal_error",
      message: error?.message ?? "Couldn’t upload the file.",
      status: response.status,
      retryable: response.status === CONFLICT || mayPass(response),
    });
  } catch (error) {
    signal.throwIfAborted();
    return new ApiError({ code: "offline", message: LOST, retryable: true, cause: error });
  }
}

/** Returns how many bytes arrived; undefined without an answer. */
async function offsetOf(url: string, signal: AbortSignal): Promise<number | undefined> {
  const answer = await fetch(url, { method: "HEAD", signal }).catch(() => undefined);
  const offset = answer?.headers.get("Upload-Offset");
  return offset ? Number(offset) : undefined;
}
