import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { SignupContent } from "../content-schema";

type EventsOwn = Pick<
  SignupContent,
  "headline" | "sub" | "description" | "cta_text" | "show_agenda" | "theme"
>;

/** Returns the page fields that an event itself has. */
export function contentOfEvent(event: Event): EventsOwn {
  const { headline, sub, config } = configOf(event).signup;
  return {
    headline,
    sub,
    description: event.description,
    ...config,
    theme: event.theme as SignupContent["theme"],
  };
}

/** Returns the event columns for a page's content. */
export const columnsOf = ({ headline, sub, description, cta_text, show_agenda, theme }: SignupContent) => ({
  signup: { headline, sub, config: { cta_text, show_agenda } },
  description,
  theme,
});
