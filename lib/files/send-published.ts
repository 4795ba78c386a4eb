import type { Outcome } from "@/lib/api/pipeline/execute";
import { answerFile } from "@/lib/api/wire/answer-file";
import type { ApiRequest } from "@/lib/api/wire/request";
import { openPublished, type PublishedFile } from "@/lib/modules/made/distribution";
import { notFound, Problem } from "@/lib/operation/problem";
import { sha256Base64 } from "./sha256-base64";

/**
 * Serves a feed, an embed, or a file of one. They are public, so other sites may read them, and no cookie is read. Whether they may
 * still be read is checked at each request, so what others keep is asked for again within a minute.
 */
export async function sendPublished(request: ApiRequest): Promise<Outcome> {
  const [path = ""] = request.url.split("?", 1);
  const file = await openPublished(path);
  if (file === "gone") throw new Problem("gone", "This is no longer published.");
  if (!file) throw notFound();
  const { status, headers, stream } = await answerFile(request, { ...file, inline: true });
  return { status, body: "", headers: { ...headers, ...publicHeaders(file) }, ...(stream ? { stream } : {}) };
}

function publicHeaders({ page, name, contentType }: PublishedFile): Record<string, string> {
  const isText = /^(?:text|application)\//.test(contentType);
  return {
    "Cache-Control": "public, max-age=60, must-revalidate",
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    ...(isText ? { "Content-Disposition": `inline; filename="${name}"` } : {}),
    ...(page ? { "Content-Security-Policy": pagePolicy(page.style) } : {}),
  };
}

/** Nothing runs in it. Any site may frame it. */
const pagePolicy = (style: string): string =>
  [
    "default-src 'none'",
    "media-src 'self'",
    "img-src 'self'",
    `style-src 'sha256-${sha256Base64(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");
