import type { Names, ToolCall } from "./task";

type Script = Record<string, (names: Names) => ToolCall[]>;

const call = (tool: string, args: Record<string, unknown>): ToolCall => ({ tool, args });
const operation = (name: string, input: Record<string, unknown>): ToolCall[] => [
  call("search_operations", { query: name }),
  call("describe_operation", { operation: name }),
  call("call_operation", { operation: name, input }),
];

/** The recorded calls of a model that saw only the tools' descriptions. */
export const SCRIPT: Script = {
  create: () => [
    call("create_showroom", {
      title: "Ship smaller",
      brief: "Leaving features out.",
      starts_at: "2031-03-02T17:00:00Z",
    }),
  ],
  "create-without-plan": () => [call("create_showroom", { title: "Quiet test", generate_show_plan: false })],
  "create-for-customer": () => [
    call("create_showroom", { title: "Spring news", external_client_id: "crm-42" }),
  ],
  "create-with-guest": () => [
    call("create_showroom", {
      title: "Engines that compose",
      guests: [{ name: "Ada Lovelace", company: "Analytical Engines" }],
    }),
  ],
  "create-dry": () => [call("create_showroom", { title: "Maybe later", dry_run: true })],
  "find-by-title": () => [call("list_events", { q: "autumn" })],
  "find-cancelled": () => [call("list_events", { state: "cancelled" })],
  "find-by-date": () => [
    call("list_events", { from: "2031-06-01T00:00:00Z", sort: "starts_at", order: "asc" }),
  ],
  "find-by-customer": () => [call("list_events", { client_id: "crm-42" })],
  status: ({ slug }) => [call("get_event_status", { slug })],
  "on-air": ({ slug }) => [call("get_event_status", { slug })],
  "plan-written": ({ slug }) => [call("get_event_status", { slug })],
  rename: ({ slug }) => [call("update_event", { slug, title: "Ship even smaller" })],
  move: ({ slug }) => [
    call("get_event_status", { slug }),
    call("update_event", { slug, starts_at: "2031-03-09T18:00:00Z", reason: "The speaker is ill." }),
  ],
  "date-open": ({ slug }) => [call("update_event", { slug, starts_at: null })],
  capacity: ({ slug }) => [call("update_event", { slug, capacity: 200, waitlist: true })],
  theme: ({ slug }) => [call("update_event", { slug, theme: "midnight" })],
  guest: ({ slug }) => [call("add_guest", { slug, name: "Grace Hopper", title: "Rear admiral" })],
  "guest-with-link": ({ slug }) => [call("add_guest", { slug, name: "Alan Turing", create_link: true })],
  "find-attendee": ({ slug }) => [call("search_registrations", { slug, q: "Ada" })],
  "waiting-list": ({ slug }) => [call("search_registrations", { slug, state: "waitlisted" })],
  consent: ({ slug }) => [call("search_registrations", { slug, marketing_consent: true })],
  confetti: ({ live }) => [call("run_studio_command", { slug: live, action: "confetti", confirm: true })],
  "next-slide": ({ live }) => [
    call("run_studio_command", { slug: live, command: "next slide", confirm: true, dry_run: true }),
  ],
  "layout-preview": ({ live }) => [
    call("run_studio_command", { slug: live, action: "set_layout", layout: "grid", dry_run: true }),
  ],
  usage: () => [call("get_usage", { days: 7 })],
  job: ({ jobId }) => [call("get_job", { job_id: jobId })],
  register: ({ slug }) =>
    operation("createRegistration", { slug, name: "Ada Lovelace", email: "ada@example.com" }),
  webhook: () =>
    operation("createWebhook", {
      url: "https://hooks.example.com/showrunner",
      events: ["registration.created"],
      dry_run: true,
    }),
  "suspend-client": ({ clientId }) => operation("updateClient", { id: clientId, status: "suspended" }),
};
