import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { Problem } from "@/lib/operation/problem";
import { visitorAddress } from "./visitor-address";

/** Name of the attendee that this browser's cookie speaks for at a show; null without a valid one. */
export async function currentAttendee(slug: string, cookie: string | null): Promise<string | null> {
  try {
    const { actor } = await visitorPrincipal("attendee", slug, cookie ?? undefined, await visitorAddress());
    return actor.name;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return null;
    throw error;
  }
}
