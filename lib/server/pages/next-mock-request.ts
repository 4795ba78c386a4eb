/**
 * Renders a page as Next would respond, without a connection. Relies on two internals of Next (seen in 16.4):
 * `next/dist/server/lib/mock-request`, whose mock request and response Next uses itself when it revalidates a
 * page, and its list of bots that get the complete head before the document starts.
 *
 * `next-mock-request.test.ts` checks both against the installed version.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RenderedPage } from "./page-cache";

export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Renders `GET path` with these headers. */
type RenderAlone = (path: string, headers: Record<string, string>) => Promise<RenderedPage>;

/**
 * Preview bots read only the head, so for them Next puts title and description there rather than further
 * down.
 */
export const HEAD_READER = "Twitterbot";

/**
 * If Next no longer has these internals, this fails when the process starts rather than on the first visit.
 */
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
    // The mocks lack the newest members of Node's classes, which Next doesn't use either.
    const rendered = render(req as unknown as IncomingMessage, res as unknown as ServerResponse);
    await Promise.all([rendered, whole]);
    return {
      status: res.statusCode,
      headers: res.getHeaders(),
      html: Buffer.concat(chunks).toString("utf8"),
    };
  };
}
