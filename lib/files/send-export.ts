import type { Outcome } from "@/lib/api/pipeline/execute";
import { FILE_GUARDS } from "@/lib/api/wire/answer-file";
import type { ApiRequest } from "@/lib/api/wire/request";
import { isTranscriptKey, openTranscript } from "@/lib/modules/after/transcripts";
import { isPromoKitKey, openPromoKit } from "@/lib/modules/made/promo-kit";
import { isAnalyticsExportKey, openAnalyticsExport } from "@/lib/modules/numbers/analytics";
import { isPlanTableKey, openPlanTable } from "@/lib/modules/plan/plan-tables";
import { openExport } from "@/lib/modules/registrations/exports";
import { notFound } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";
import { contentDisposition } from "@/lib/platform/text/content-disposition";
import type { readLocalUrl } from "@/lib/providers/storage";

type Said = NonNullable<ReturnType<typeof readLocalUrl>>["claims"];

/** Undefined if what the key names no longer exists, or its workspace, with which every key begins, isn't active. */
async function openMade(key: string) {
  const [id = ""] = key.split("/");
  const workspace = await db().workspace.findUnique({ where: { id } });
  if (workspace?.status !== "active") return undefined;
  if (isAnalyticsExportKey(key)) return openAnalyticsExport(key);
  if (isTranscriptKey(key)) return openTranscript(key);
  if (isPromoKitKey(key)) return openPromoKit(key);
  return isPlanTableKey(key) ? openPlanTable(key) : openExport(key);
}

/** Streams a file that is generated while it's sent, so its length isn't known in advance. */
export async function sendExport({ method }: ApiRequest, said: Said): Promise<Outcome> {
  const found = said.method === "read" ? await openMade(said.key) : undefined;
  if (!found) throw notFound();
  const headers = {
    ...FILE_GUARDS,
    "Content-Type": said.contentType === "text/csv" ? "text/csv; charset=utf-8" : said.contentType,
    "Content-Disposition": contentDisposition(said.name, false),
    "Cache-Control": "no-store",
  };
  return { status: 200, body: "", headers, ...(method === "HEAD" ? {} : { stream: found.open() }) };
}
