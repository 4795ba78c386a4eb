export const example = {
  id: "reg_01kaj3v9x2m8q4t6w0y5z7b1cd",
  name: "Ada Lovelace",
  email: "ada@example.com",
  state: "confirmed",
  held_until: null,
  source: "api",
  marketing_consent: false,
  consent: {
    marketing: false,
    at: "2026-11-21T09:00:00.000Z",
    source: "api",
    wording: null,
    attestation: null,
  },
  time_zone: "Europe/London",
  utm: {},
  referrer: null,
  unsubscribed_at: null,
  joined_at: null,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
};

export const exampleSlug = "designing-for-delight-k3m9qz";
