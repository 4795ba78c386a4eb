import type { IncomingMessage, ServerResponse } from "node:http";
import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { call } from "@/lib/api/pipeline/call";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { PageCache, type RenderedPage } from "./page-cache";

type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A cache of the sign-up pages that `render` makes. */
export async function signupPageCache(render: Render): Promise<PageCache> {
  const { createRequestResponseMocks } = await import("next/dist/server/lib/mock-request.js");
  const make = async (path: string, address: string): Promise<RenderedPage> => {
    const chunks: Uint8Array[] = [];
    const { req, res } = createRequestResponseMocks({
      url: path,
      method: "GET",
      headers: {
        host: new URL(env().PUBLIC_URL).host,
        accept: "text/html",
        "x-real-ip": address,
        // Whoever makes previews reads the head alone, so title and description have to stand there, not behind it.
        "user-agent": "Twitterbot",
      },
      resWriter: (chunk) => {
        chunks.push(Buffer.from(chunk));
        return true;
      },
    });
    const whole = new Promise<void>((resolve, reject) => {
      res.once("finish", resolve).once("error", reject);
    });
    // Next's stand-ins lack the newest members of Node's classes, which Next does not ask for either.
    const rendered = render(req as unknown as IncomingMessage, res as unknown as ServerResponse);
    await Promise.all([rendered, whole]);
    return {
      status: res.statusCode,
      headers: res.getHeaders(),
      html: Buffer.concat(chunks).toString("utf8"),
    };
  };
  return new PageCache({ contentOf, render: make });
}

async function contentOf(slug: string, address: string): Promise<string | null> {
  try {
    const principal = await visitorPrincipal("public", slug, undefined, address);
    return JSON.stringify((await call("getPublicEvent", principal, { params: { slug } })).data);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}
