import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { SignupContent } from "../content-schema";

type EventsOwn = Pick<
  SignupContent,
  "headline" | "sub" | "description" | "cta_text" | "show_agenda" | "theme"
>;

/** What an event says of its page itself. */
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

/** The same the other way round: what an event holds when its page says this. */
export const columnsOf = ({ headline, sub, description, cta_text, show_agenda, theme }: SignupContent) => ({
  signup: { headline, sub, config: { cta_text, show_agenda } },
  description,
  theme,
});
