import type { Outcome } from "@/lib/api/pipeline/execute";
import { answerFile } from "@/lib/api/wire/answer-file";
import type { ApiRequest } from "@/lib/api/wire/request";
import { openPlayback, readPlaybackToken } from "@/lib/modules/after/playback";
import { notFound, Problem } from "@/lib/operation/problem";

/**
 * Serves a file of a recording's program: a playlist, a piece, captions or a download. Whether it may still be read is
 * checked at each request, so browsers ask again for what they have.
 */
export async function sendPlayback(request: ApiRequest, token: string, path: string): Promise<Outcome> {
  const pass = await readPlaybackToken(token);
  if (pass === null) throw notFound();
  if (pass === "expired")
    throw new Problem("gone", "This URL has expired. Get the recording again for a new one.");
  const file = await openPlayback(pass, path, awaitedPiece(request));
  if (!file) throw notFound();
  const { status, headers, stream } = await answerFile(request, {
    ...file,
    name: path.slice(path.lastIndexOf("/") + 1),
    inline: !path.endsWith(".mp4") || path.endsWith("/init.mp4"),
  });
  const kept = { "Cache-Control": file.isGrowing ? "private, max-age=1" : "private, no-cache" };
  return { status, body: "", headers: { ...headers, ...kept }, ...(stream ? { stream } : {}) };
}

/** HLS: a player that has a live playlist asks for one that has the next piece too. */
function awaitedPiece({ url }: ApiRequest): number | undefined {
  const number = new URLSearchParams(url.split("?")[1]).get("_HLS_msn") ?? "";
  return /^\d{1,9}$/.test(number) ? Number(number) : undefined;
}
