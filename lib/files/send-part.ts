import type { Outcome } from "@/lib/api/pipeline/execute";
import { answerFile } from "@/lib/api/wire/answer-file";
import type { ApiRequest } from "@/lib/api/wire/request";
import { openPart } from "@/lib/modules/replays/recordings";
import { notFound } from "@/lib/operation/problem";
import type { readLocalUrl } from "@/lib/providers/storage";

type Said = NonNullable<ReturnType<typeof readLocalUrl>>["claims"];

/** Serves a part of a recorded track, which grows while the show is on air. */
export async function sendPart(request: ApiRequest, said: Said): Promise<Outcome> {
  const file = said.method === "read" ? await openPart(said.key) : undefined;
  if (!file) throw notFound();
  const { name, contentType, inline } = said;
  const { status, headers, stream } = await answerFile(request, { ...file, name, contentType, inline });
  const body = { status, body: "", headers: { ...headers, "Cache-Control": "private, no-cache" } };
  return { ...body, ...(stream ? { stream } : {}) };
}
