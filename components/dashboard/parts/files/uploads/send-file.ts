import { ApiError } from "@/lib/client/api-error";
import { fetchWithProgress } from "@/lib/client/fetch-with-progress";

interface Address {
  url: string;
  headers: Record<string, string>;
}

interface Sending {
  /** Between 0 and 1, of the whole file. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** It was begun before: how much is there already is asked first. */
  goesOn?: boolean;
  /** Between two tries; they become longer. */
  waitMs?: number;
}

const MOST_TRIES = 8;
const LONGEST_WAIT_MS = 15_000;

/** Sends a file to its address, and goes on where it was when the line breaks. Throws an ApiError once that is in vain. */
export async function sendFile(file: Blob, to: Address, sending: Sending): Promise<void> {
  const { signal, goesOn = false, waitMs = 1_000 } = sending;
  let from = (goesOn ? await offsetOf(to.url, signal) : undefined) ?? 0;
  if (from === file.size) return;
  for (let tries = 1; ; tries += 1) {
    const failure = await sendFrom(file, from, to, sending);
    if (!failure) return;
    signal.throwIfAborted();
    if (!failure.retryable || tries === MOST_TRIES) throw failure;
    await sleep(Math.min(LONGEST_WAIT_MS, waitMs * 2 ** (tries - 1)));
    const there = await offsetOf(to.url, signal);
    if (there === file.size) return;
    // Whoever got further than before may fail as often again.
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
      retryable: [408, 409, 429].includes(response.status) || response.status >= 500,
    });
  } catch (error) {
    signal.throwIfAborted();
    const message = "Connection lost. Choose the file again to resume the upload.";
    return new ApiError({ code: "offline", message, retryable: true, cause: error });
  }
}

/** How much of it arrived; undefined where nobody answers. */
async function offsetOf(url: string, signal: AbortSignal): Promise<number | undefined> {
  const answer = await fetch(url, { method: "HEAD", signal }).catch(() => undefined);
  const offset = answer?.headers.get("Upload-Offset");
  return offset ? Number(offset) : undefined;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
