import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { call } from "@/lib/api/pipeline/call";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { type Render, renderingAlone } from "./next-mock-request";
import { PageCache } from "./page-cache";
import { isListed } from "./page-words";
import { pictureOf } from "./replay-picture";

/** Creates the cache of the signup pages that `render` renders. */
export async function signupPageCache(render: Render): Promise<PageCache> {
  const renderAlone = await renderingAlone(render);
  const { host } = new URL(env().PUBLIC_URL);
  return new PageCache({
    contentOf,
    render: (path, address) => renderAlone(path, { host, accept: "text/html", "x-real-ip": address }),
  });
}

async function contentOf(slug: string, address: string): Promise<string | null> {
  try {
    const principal = await visitorPrincipal("public", slug, undefined, address);
    const { data } = await call("getPublicEvent", principal, { params: { slug } });
    return JSON.stringify([data, await pictureOf(data), isListed(data)]);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}
