import { cache } from "react";
import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { call } from "@/lib/api/pipeline/call";
import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";
import { Problem } from "@/lib/operation/problem";
import { visitorAddress } from "./visitor-address";

/** Returns the public facts about a show, or null if there is none with this slug. Read once per request. */
export const publicEvent = cache(async (slug: string): Promise<PublicEvent | null> => {
  try {
    const principal = await visitorPrincipal("public", slug, undefined, await visitorAddress());
    return (await call("getPublicEvent", principal, { params: { slug } })).data;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
});
