import { headers } from "next/headers";
import { visitorPrincipal } from "@/lib/api/auth/visitor-principal";
import { call } from "@/lib/api/pipeline/call";
import { isAccent, onAccent, readableAccent } from "@/lib/theme/accent";
import { type CurrentVisitor, currentVisitor } from "./current-visitor";
import { publicEvent } from "./public-event";
import { signupView } from "./signup-view";
import { visitorAddress } from "./visitor-address";

const STAGE_GROUND = "#0c0c11";

/** Returns the initial props of pages that show a show, or null if it doesn't exist. */
export async function watchProps(slug: string, query: Record<string, string | string[] | undefined>) {
  const event = await publicEvent(slug);
  if (!event) return null;
  const { accent } = event.brand;
  const colour = isAccent(accent) ? readableAccent(accent, STAGE_GROUND) : null;
  const cookie = (await headers()).get("cookie");
  const held = await currentVisitor(slug, cookie);
  return {
    view: signupView(event),
    eventState: event.state,
    held,
    hasLink: typeof query.join === "string",
    afterMessage: event.after.message,
    replay: event.state === "ended" ? await replayFor(slug, held, cookie) : null,
    accent: colour === null ? null : { colour, on: onAccent(colour) },
  };
}

/** Returns the show's replay for this browser. */
async function replayFor(slug: string, held: CurrentVisitor | null, cookie: string | null) {
  const kind = held?.as === "attendee" ? held.as : "public";
  const principal = await visitorPrincipal(kind, slug, cookie ?? undefined, await visitorAddress());
  return (await call("getReplay", principal, { params: { slug } })).data;
}
