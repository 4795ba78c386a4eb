import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { Problem } from "@/lib/operation/problem";
import { visitorAddress } from "./visitor-address";

/** Who this browser's cookies identify at a show: an attendee, or a viewer without a registration. */
export interface CurrentVisitor {
  name: string;
  as: "attendee" | "watcher";
}

/** A registration takes precedence over open access. Null without a valid cookie. */
export const currentVisitor = async (slug: string, cookie: string | null): Promise<CurrentVisitor | null> =>
  (await visitorBy("attendee", slug, cookie)) ?? (await visitorBy("watcher", slug, cookie));

async function visitorBy(
  as: CurrentVisitor["as"],
  slug: string,
  cookie: string | null,
): Promise<CurrentVisitor | null> {
  try {
    const { actor } = await visitorPrincipal(as, slug, cookie ?? undefined, await visitorAddress());
    return { name: actor.name, as };
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return null;
    throw error;
  }
}
