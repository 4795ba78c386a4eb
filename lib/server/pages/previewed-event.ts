import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { call } from "@/lib/api/pipeline/call";
import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";
import { Problem } from "@/lib/operation/problem";
import { visitorAddress } from "./visitor-address";

/** Returns a show as a preview URL shows it, or null if the URL is for another show or has expired. */
export async function previewedEvent(slug: string, signed: string): Promise<PublicEvent | null> {
  try {
    const principal = await visitorPrincipal("public", slug, undefined, await visitorAddress());
    return (await call("getSignupPreview", principal, { params: { slug }, query: { signed } })).data;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return null;
    throw error;
  }
}
