import type { Outcome } from "@/lib/api/pipeline/execute";
import { answerFile } from "@/lib/api/wire/answer-file";
import type { ApiRequest } from "@/lib/api/wire/request";
import { findSlide } from "@/lib/modules/presentation-record";
import { notFound } from "@/lib/operation/problem";
import type { StorageProvider } from "@/lib/providers/storage";

/** A page of a deck, for whoever has its address: it never changes, and nobody can guess another page's. */
export async function sendSlide(
  storage: StorageProvider,
  request: ApiRequest,
  key: string,
): Promise<Outcome> {
  const slide = request.method === "PUT" ? undefined : await findSlide(key);
  const found = slide && (await storage.stat(slide.key));
  if (!slide || !found) throw notFound();
  const { status, headers, stream } = await answerFile(request, {
    ...found,
    name: slide.name,
    contentType: slide.contentType,
    inline: true,
    open: (range) => storage.open(slide.key, range),
  });
  const kept = { "Cache-Control": "private, max-age=86400, immutable" };
  return { status, body: "", headers: { ...headers, ...kept }, ...(stream ? { stream } : {}) };
}
