import type { DataOf } from "@/lib/client/wire-types";

type Part = DataOf<"createRecordingUpload">["parts"][number];

interface Sending {
  /** The parts of the file, in order. */
  parts: readonly Part[];
  type: string;
  signal: AbortSignal;
  /** Called with how much of the file has arrived, from 0 to 1. */
  onProgress: (done: number) => void;
}

const TRIES = 4;
const PAUSE_MS = 2_000;
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
    const answer = await send().catch((error: unknown) => {
      if (signal.aborted || tries >= TRIES) throw error;
      return null;
    });
    if (answer && (answer.ok || answer.status === TAKEN)) return;
    if (answer && (answer.status < 500 || tries >= TRIES)) throw new Error(await messageOf(answer));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
    signal.throwIfAborted();
  }
}

async function messageOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null;
  return body?.error?.message ?? "The upload was interrupted. Choose the file again to resume.";
}
