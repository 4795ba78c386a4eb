import { headers } from "next/headers";
import { isAccent, onAccent, readableAccent } from "@/lib/theme/accent";
import { currentVisitor } from "./current-visitor";
import { publicEvent } from "./public-event";
import { signupView } from "./signup-view";

const STAGE_GROUND = "#0c0c11";

/** Returns the initial props of pages that show a show, or null if it doesn't exist. */
export async function watchProps(slug: string, query: Record<string, string | string[] | undefined>) {
  const event = await publicEvent(slug);
  if (!event) return null;
  const { accent } = event.brand;
  const colour = isAccent(accent) ? readableAccent(accent, STAGE_GROUND) : null;
  return {
    view: signupView(event),
    eventState: event.state,
    held: await currentVisitor(slug, (await headers()).get("cookie")),
    hasLink: typeof query.join === "string",
    afterMessage: event.after.message,
    accent: colour === null ? null : { colour, on: onAccent(colour) },
  };
}
