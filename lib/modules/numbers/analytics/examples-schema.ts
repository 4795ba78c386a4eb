export const exampleSlug = "what-engines-can-compose-7kq3xn";

const at = "2026-11-21T17:00:00.000Z";
const ada = { person_id: "v-Zk3mT0yQ2mW6nB8rXc1LdA", name: "Ada Lovelace" };

const attendee = {
  person_id: "v-9mJq4hYx7sV2kT0pRw5NbQ",
  registration_id: "reg_01kaj3v9x2m8q4t6w0y5z7b1cd",
  name: "Grace Hopper",
  email: "grace@example.com",
  minutes: 56.4,
  watched_pct: 96.9,
  replay_minutes: 0,
  joins: 2,
  first_joined_at: "2026-11-21T17:00:12.000Z",
  last_left_at: "2026-11-21T17:58:12.400Z",
  chat: 3,
  votes: 1,
  questions: 1,
  upvotes: 0,
  reactions: 12,
  clicks: 1,
  engagement: 98,
};

export const analyticsExample = {
  as_of: "2026-11-22T09:00:00.000Z",
  on_air: false,
  registered: 408,
  attended: 251,
  peak_concurrent: 214,
  duration_min: 58.2,
  avg_watch_min: 41.3,
  completion_pct: 71,
  cta_clicks_total: 63,
  chat: { real: 182, synthetic: 0, crew: 24 },
  replay_views: 64,
  nps: { avg: 8.4, count: 73, scores: [0, 0, 1, 0, 1, 3, 5, 8, 13, 19, 23] },
  polls: [
    {
      poll_id: "pol_01kb3k2m5wq0v8t6m2r4c7d9ef",
      question: "Have you written a program?",
      options: [
        { text: "Yes", votes: 96 },
        { text: "Not yet", votes: 41 },
      ],
      votes: 137,
      state: "closed" as const,
      opened_at: "2026-11-21T17:12:00.000Z",
      closed_at: "2026-11-21T17:15:30.000Z",
    },
  ],
  retention: [
    {
      minute: 0,
      at,
      watching: 120.5,
      peak: 148,
      retention_pct: 48,
      watch_sec: 7230,
      chat: 9,
      votes: 0,
      questions: 0,
      reactions: 31,
      clicks: 0,
      on_stage: {
        segment_id: "seg_01kb3jxg5wq0v8t6m2r4c7d9ef",
        segment: "Welcome",
        layout: "solo",
        covered: false,
        people: [ada],
      },
    },
  ],
  funnel: { seen: 912, registered: 408, joined: 251, stayed: 203, clicked: 58, answered: 137, replayed: 55 },
  sources: [
    {
      source: "signup",
      utm_source: "newsletter",
      utm_medium: "email",
      utm_campaign: null,
      registered: 212,
      attended: 140,
    },
  ],
  questions: { total: 17, answered: 11, upvotes: 64 },
  reactions: { total: 940, by_kind: { applause: 410, heart: 290, laugh: 90, surprise: 60, thumbs_up: 90 } },
  calls_to_action: [
    {
      cta_id: "cta_01kb3k9x2m8q4t6w0y5z7b1cd2",
      label: "Book a demo",
      url: "https://example.com/demo",
      clicks: 63,
      first_shown_at: "2026-11-21T17:41:20.000Z",
    },
  ],
  sponsors: [
    {
      sponsor_id: "spo_01kb3k9x2m8q4t6w0y5z7b1cd2",
      name: "Northwind",
      lower_third_sec: 42,
      ticker_sec: 1260.5,
      viewer_sec: 214830,
      clicks: 12,
      stills: [
        {
          placement: "lower_third" as const,
          recording_id: "rec_01kb3k9x2m8q4t6w0y5z7b1cd2",
          at_sec: 1502.4,
          url: "https://shows.example.com/recordings/WyJyZWMiXQ.c2lnbmVk/still.jpg",
        },
      ],
    },
  ],
  attendees: [attendee],
};

export const exportExample = {
  format: "ndjson" as const,
  url: "https://shows.example.com/files/wsp_01k9/live/analytics_ndjson_evt_01k9?expires=1795251600&signature=c2lnbmVk",
  expires_at: "2026-11-21T09:15:00.000Z",
};
