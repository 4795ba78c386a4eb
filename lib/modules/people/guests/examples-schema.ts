export const exampleGuestId = "gst_01kb3jxg5wq0v8t6m2r4c7d9eg";
export const exampleSlug = "what-engines-can-compose-7kq3xn";

export const exampleLink = {
  guest_id: exampleGuestId,
  event_slug: exampleSlug,
  state: "active",
  backstage_url: "https://shows.example/backstage/h2Jx0TqVb8sLw5nRk1YzCf4MpDg7aE3u",
  link_version: 1,
  created_at: "2026-11-21T09:00:00.000Z",
  revoked_at: null,
};

export const exampleRecord = {
  id: exampleGuestId,
  name: "Ada Lovelace",
  title: "Countess",
  company: "Analytical Engines",
  intro: "She wrote the first program.",
  emcee: "Please welcome Ada Lovelace!",
  photo: "https://shows.example/portraits/fil_01kb3jxg5wq0v8t6m2r4c7d9eh",
  photo_asset_id: "ast_01kb3jxg5wq0v8t6m2r4c7d9ei",
  email: "ada@example.com",
  access: "active",
  opened_at: "2026-11-22T10:00:00.000Z",
  from_brief: false,
  accepted: true,
  version: 3,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-22T10:01:00.000Z",
  readiness: {
    intro: true,
    photo: true,
    invitation: { state: "sent", at: "2026-11-21T09:05:00.000Z", error: null },
    opened: true,
    confirmed_at: "2026-11-22T10:01:00.000Z",
    recording_consent: { state: "given", at: "2026-11-22T10:02:00.000Z", text_version: 1 },
    technical_check: {
      state: "passed",
      at: "2026-11-22T10:05:00.000Z",
      expires_at: "2026-11-29T10:05:00.000Z",
    },
    ready: true,
  },
};

export const newRecord = {
  ...exampleRecord,
  photo: "",
  photo_asset_id: null,
  access: "none",
  opened_at: null,
  version: 1,
  updated_at: exampleRecord.created_at,
  readiness: {
    intro: true,
    photo: false,
    invitation: { state: "none", at: null, error: null },
    opened: false,
    confirmed_at: null,
    recording_consent: { state: "unasked", at: null, text_version: null },
    technical_check: { state: "none", at: null, expires_at: null },
    ready: false,
  },
};

export const exampleInvitation = {
  guest_id: exampleGuestId,
  mode: "preview",
  state: "none",
  to: { name: "Ada Lovelace", email: "ada@example.com" },
  subject: "You are invited on stage: What engines can compose",
  text: "Hello Ada Lovelace,\n\n…",
  html: "<p>Hello Ada Lovelace,</p>…",
  send_at: null,
  why_not: null,
};
