/**
 * A page as Next would answer it, without a connection. Leans on two parts of Next that it does not promise to keep (seen
 * in 16.4): `next/dist/server/lib/mock-request`, whose stand-ins for a request and its response Next uses itself when it
 * renders a page anew, and its list of readers for whom the head is complete before the document begins.
 *
 * `next-mock-request.test.ts` holds both against the installed version.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RenderedPage } from "./page-cache";

export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers `GET path` with these headers. */
type RenderAlone = (path: string, headers: Record<string, string>) => Promise<RenderedPage>;

/** Whoever makes previews reads the head alone, so Next puts title and description there for it, and not behind. */
export const HEAD_READER = "Twitterbot";

/** Where Next has no such part any more, this fails as the process starts, and not at the first visitor. */
export async function renderingAlone(render: Render): Promise<RenderAlone> {
  const { createRequestResponseMocks } = await import("next/dist/server/lib/mock-request.js");
  return async (path, headers) => {
    const chunks: Uint8Array[] = [];
    const { req, res } = createRequestResponseMocks({
      url: path,
      method: "GET",
      headers: { ...headers, "user-agent": HEAD_READER },
      resWriter: (chunk) => {
        chunks.push(Buffer.from(chunk));
        return true;
      },
    });
    const whole = new Promise<void>((resolve, reject) => {
      res.once("finish", resolve).once("error", reject);
    });
    // The stand-ins lack the newest members of Node's classes, which Next does not ask for either.
    const rendered = render(req as unknown as IncomingMessage, res as unknown as ServerResponse);
    await Promise.all([rendered, whole]);
    return {
      status: res.statusCode,
      headers: res.getHeaders(),
      html: Buffer.concat(chunks).toString("utf8"),
    };
  };
}
