import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { Problem } from "@/lib/operation/problem";
import { visitorAddress } from "./visitor-address";

/** The name on the place that this browser holds at a show; null when it holds none that counts. */
export async function heldPlace(slug: string, cookie: string | null): Promise<string | null> {
  try {
    const { actor } = await visitorPrincipal("attendee", slug, cookie ?? undefined, await visitorAddress());
    return actor.name;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return null;
    throw error;
  }
}
