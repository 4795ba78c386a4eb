import type { Expected, Names, Task, Wanted } from "./task";

const one =
  (tool: string, args: Record<string, Wanted> = {}) =>
  (): Expected[] => [{ tool, args }];
const forShow =
  (tool: string, args: Record<string, Wanted> = {}) =>
  ({ slug }: Names): Expected[] => [{ tool, args: { slug, ...args } }];
const operation =
  (name: string, input: (names: Names) => Record<string, Wanted>) =>
  (names: Names): Expected[] => [
    {
      tool: "call_operation",
      args: {
        operation: name,
        ...Object.fromEntries(Object.entries(input(names)).map(([path, value]) => [`input.${path}`, value])),
      },
    },
  ];

const at =
  (instant: string): Wanted =>
  (value) =>
    Date.parse(String(value)) === Date.parse(instant);
const onDay =
  (date: string): Wanted =>
  (value) =>
    String(value).startsWith(date);

/** Thirty typical requests. Their wording avoids tool and field names where people would. */
export const TASKS: readonly Task[] = [
  {
    id: "create",
    says: () =>
      "Set up a live show called Ship smaller about leaving features out, on 2 March 2031 at 5 pm UTC.",
    expects: one("create_showroom", { title: /^ship smaller$/i, starts_at: at("2031-03-02T17:00:00Z") }),
  },
  {
    id: "create-without-plan",
    says: () => "Make a show named Quiet test. Don't spend any build credit on it.",
    expects: one("create_showroom", { title: /^quiet test$/i, generate_show_plan: false }),
  },
  {
    id: "create-for-customer",
    says: () =>
      "Our customer with the CRM number crm-42 wants a show called Spring news. Create it for them.",
    expects: one("create_showroom", { title: /spring news/i, external_client_id: "crm-42" }),
  },
  {
    id: "create-with-guest",
    says: () => "Create the show Engines that compose with Ada Lovelace of Analytical Engines as its guest.",
    expects: one("create_showroom", {
      "guests.0.name": "Ada Lovelace",
      "guests.0.company": /analytical engines/i,
    }),
  },
  {
    id: "create-dry",
    says: () => "What would it cost to create a show called Maybe later? Only look, create nothing.",
    expects: one("create_showroom", { title: /maybe later/i, dry_run: true }),
  },
  {
    id: "find-by-title",
    says: () => "Which show has autumn in its title?",
    expects: one("list_events", { q: /^autumn$/i }),
  },
  {
    id: "find-cancelled",
    says: () => "List the shows that were called off.",
    expects: one("list_events", { state: "cancelled" }),
  },
  {
    id: "find-by-date",
    says: () => "Which shows start on or after 1 June 2031, soonest first?",
    expects: one("list_events", { from: onDay("2031-06-01"), sort: "starts_at", order: "asc" }),
  },
  {
    id: "find-by-customer",
    says: () => "Show me the shows of customer crm-42.",
    expects: one("list_events", { client_id: "crm-42" }),
  },
  {
    id: "status",
    says: ({ slug }) => `How does the show ${slug} stand?`,
    expects: forShow("get_event_status"),
  },
  {
    id: "on-air",
    says: ({ slug }) => `Is anybody on air in ${slug} right now?`,
    expects: forShow("get_event_status"),
  },
  {
    id: "plan-written",
    says: ({ slug }) => `Has the run of show for ${slug} been written yet?`,
    expects: forShow("get_event_status"),
  },
  {
    id: "rename",
    says: ({ slug }) => `Rename ${slug} to Ship even smaller.`,
    expects: forShow("update_event", { title: /^ship even smaller$/i }),
  },
  {
    id: "move",
    says: ({ slug }) => `Move ${slug} to 9 March 2031, 18:00 UTC; the speaker is ill.`,
    expects: forShow("update_event", { starts_at: at("2031-03-09T18:00:00Z") }),
  },
  {
    id: "date-open",
    says: ({ slug }) => `We don't know the date of ${slug} any more. Mark it as to be announced.`,
    expects: forShow("update_event", { starts_at: null }),
  },
  {
    id: "capacity",
    says: ({ slug }) => `Let at most 200 people into ${slug} and keep a waiting list.`,
    expects: forShow("update_event", { capacity: 200, waitlist: true }),
  },
  {
    id: "theme",
    says: ({ slug }) => `Give the signup page of ${slug} the midnight look.`,
    expects: forShow("update_event", { theme: "midnight" }),
  },
  {
    id: "guest",
    says: ({ slug }) => `Put Grace Hopper, rear admiral, on the roster of ${slug}. No link yet.`,
    expects: forShow("add_guest", { name: "Grace Hopper", create_link: (value) => value !== true }),
  },
  {
    id: "guest-with-link",
    says: ({ slug }) => `Add Alan Turing as a guest to ${slug} and give me his personal backstage link.`,
    expects: forShow("add_guest", { name: "Alan Turing", create_link: true }),
  },
  {
    id: "find-attendee",
    says: ({ slug }) => `Did somebody named Ada sign up for ${slug}?`,
    expects: forShow("search_registrations", { q: /^ada$/i }),
  },
  {
    id: "waiting-list",
    says: ({ slug }) => `Who is on the waiting list of ${slug}?`,
    expects: forShow("search_registrations", { state: "waitlisted" }),
  },
  {
    id: "consent",
    says: ({ slug }) => `Which attendees of ${slug} agreed to marketing mail?`,
    expects: forShow("search_registrations", { marketing_consent: true }),
  },
  {
    id: "confetti",
    says: ({ live }) => `${live} is on air. Throw confetti now. Yes, I am sure.`,
    expects: (names): Expected[] => [
      { tool: "run_studio_command", args: { slug: names.live, action: "confetti", confirm: true } },
      { tool: "run_studio_command", args: { slug: names.live, command: /confetti/i, confirm: true } },
    ],
  },
  {
    id: "next-slide",
    says: ({ live }) => `In the running show ${live}, go to the next slide. Do it.`,
    expects: (names): Expected[] => [
      { tool: "run_studio_command", args: { slug: names.live, action: "next_slide", confirm: true } },
      { tool: "run_studio_command", args: { slug: names.live, command: /next slide/i, confirm: true } },
    ],
  },
  {
    id: "layout-preview",
    says: ({ live }) => `What would change in ${live} if everybody stood in a grid? Only preview it.`,
    expects: ({ live }): Expected[] => [
      {
        tool: "run_studio_command",
        args: { slug: live, action: "set_layout", layout: "grid", dry_run: true },
      },
    ],
  },
  {
    id: "usage",
    says: () => "How many calls did we make in the last 7 days, and what is left of the budget?",
    expects: one("get_usage", { days: 7 }),
  },
  {
    id: "job",
    says: ({ jobId }) => `How far is the job ${jobId}?`,
    expects: ({ jobId }) => [{ tool: "get_job", args: { job_id: jobId } }],
  },
  {
    id: "register",
    says: ({ slug }) => `Sign ada@example.com (Ada Lovelace) up for ${slug}, without mailing her.`,
    expects: operation("createRegistration", ({ slug }) => ({
      slug,
      email: "ada@example.com",
      name: /ada/i,
      send: (value) => value !== true,
    })),
  },
  {
    id: "webhook",
    says: () => "Tell https://hooks.example.com/showrunner about every new registration from now on.",
    expects: operation("createWebhook", () => ({
      url: /^https:\/\/hooks\.example\.com\/showrunner$/,
      events: (value) => Array.isArray(value) && value.includes("registration.created"),
    })),
  },
  {
    id: "suspend-client",
    says: ({ clientId }) => `Suspend the managed client ${clientId}: they have not paid.`,
    expects: operation("updateClient", ({ clientId }) => ({ id: clientId, status: "suspended" })),
  },
];
