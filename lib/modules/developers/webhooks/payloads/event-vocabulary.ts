import { EVENT_KINDS, type EventKind } from "@/lib/operation/event-kinds";

const HEADINGS: readonly { heading: string; prefixes: readonly string[] }[] = [
  { heading: "Shows", prefixes: ["event", "plan", "show", "studio", "presentation", "video"] },
  { heading: "People", prefixes: ["registration", "guest", "attendee", "import"] },
  { heading: "Audience", prefixes: ["poll", "question", "cta"] },
  {
    heading: "After the show",
    prefixes: ["recording", "transcript", "short", "content", "promo_kit", "distribution"],
  },
  { heading: "Sales calls", prefixes: ["call"] },
  { heading: "Messages and billing", prefixes: ["communication", "email", "budget", "webhook", "deal"] },
];

export interface EventGroup {
  heading: string;
  kinds: readonly { kind: EventKind; words: string }[];
}

/** All event types, grouped by topic. */
export const EVENT_GROUPS: readonly EventGroup[] = HEADINGS.map(({ heading, prefixes }) => ({
  heading,
  kinds: (Object.entries(EVENT_KINDS) as [EventKind, string][])
    .filter(([kind]) => prefixes.includes(kind.split(".")[0] ?? ""))
    .map(([kind, words]) => ({ kind, words })),
}));
