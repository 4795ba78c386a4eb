import { THEMES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";
import { isAccent } from "@/lib/theme/accent";

/** Returns a show as it would look in an unsaved theme and color. Invalid values change nothing. */
export function inAnotherLook(event: PublicEvent, look: { theme?: string; accent?: string }): PublicEvent {
  const theme = THEMES.find((each) => each === look.theme) ?? event.theme;
  const accent = isAccent(look.accent) ? look.accent : look.accent === "" ? null : event.brand.accent;
  return { ...event, theme, brand: { ...event.brand, accent } };
}
