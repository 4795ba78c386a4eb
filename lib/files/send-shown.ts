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

/** What a stage shows, for whoever has its address: it never changes, and nobody can guess another one's. */
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
