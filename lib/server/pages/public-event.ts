import { cache } from "react";
import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { call } from "@/lib/api/pipeline/call";
import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";
import { Problem } from "@/lib/operation/problem";
import { visitorAddress } from "./visitor-address";

/** What everybody may see of a show; null when there is none by that name. Asked once a request. */
export const publicEvent = cache(async (slug: string): Promise<PublicEvent | null> => {
  try {
    const principal = await visitorPrincipal("public", slug, undefined, await visitorAddress());
    return (await call("getPublicEvent", principal, { params: { slug } })).data;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
});
