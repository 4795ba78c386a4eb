type Layer = "event" | "series" | "workspace";

const inherited = (value: string | null) => ({ value, layer: "built_in" as const });
const field = (value: string | null) => ({ ...inherited(value), inherited: inherited(value) });

const SUBJECT = "You're in: {{title}}";

/** The confirmation's copy, for a layer that has its own subject or nothing. */
export const exampleCopy = (layer: Layer, own: boolean) => ({
  kind: "confirmation" as const,
  layer,
  class: "transactional" as const,
  purpose: "To people with a confirmed registration, right after they register.",
  variables: ["name", "title", "starts_at", "join_link"],
  fields: {
    subject: own ? { value: "See you at {{title}}", layer, inherited: inherited(SUBJECT) } : field(SUBJECT),
    preheader: field("{{starts_at}}"),
    heading: field("{{title}}"),
    body: field("Hello {{name}},\n\nYou are registered for “{{title}}”."),
    button_label: field("Join the show"),
    from_name: field("{{organiser}}"),
    reply_to: field(null),
  },
  updated_at: own ? "2026-11-21T09:00:00.000Z" : null,
});

export const examplePreview = (subject: string) => ({
  to: { name: "Ada Lovelace", email: "ada@example.com" },
  from_name: "Northwind",
  reply_to: null,
  subject,
  preheader: "Tuesday, March 2, 2027, 5:00 PM – 6:00 PM, UTC",
  html: "<p>Hello Ada Lovelace,</p>",
  text: "Hello Ada Lovelace,",
});

export const exampleExplanation = {
  kind: "confirmation" as const,
  registration_id: "reg_01k9example0000000000000000",
  would_send: true,
  state: "would_send" as const,
  reason: null,
  at: "2026-11-21T09:00:00.000Z",
  at_local: "Saturday, November 21, 2026, 9:00 AM (UTC)",
  time_zone: "UTC",
  layers: {
    subject: "event" as const,
    preheader: "built_in" as const,
    heading: "built_in" as const,
    body: "series" as const,
    button_label: "built_in" as const,
    from_name: "workspace" as const,
    reply_to: "built_in" as const,
  },
  uses_copy: true,
  last: null,
};
