import type { Outcome } from "@/lib/api/pipeline/execute";
import { answerFile } from "@/lib/api/wire/answer-file";
import type { ApiRequest } from "@/lib/api/wire/request";
import { notFound } from "@/lib/operation/problem";
import type { StorageProvider } from "@/lib/providers/storage";

interface Shown {
  key: string;
  contentType: string;
  name: string;
}

/**
 * Serves a file shown on a stage to anyone who has its URL: the file never changes, and its URL can't be
 * guessed.
 */
export async function sendShown(
  storage: StorageProvider,
  request: ApiRequest,
  find: () => Promise<Shown | undefined>,
): Promise<Outcome> {
  const shown = request.method === "PUT" ? undefined : await find();
  const found = shown && (await storage.stat(shown.key));
  if (!shown || !found) throw notFound();
  const { status, headers, stream } = await answerFile(request, {
    ...found,
    name: shown.name,
    contentType: shown.contentType,
    inline: true,
    open: (range) => storage.open(shown.key, range),
  });
  const kept = { "Cache-Control": "private, max-age=86400, immutable" };
  return { status, body: "", headers: { ...headers, ...kept }, ...(stream ? { stream } : {}) };
}
