import type { SignupContent } from "./content-schema";
import type { SignupVersionWire, SignupWire } from "./schema";

const slug = "what-engines-can-compose-7kq3xn";

const content: SignupContent = {
  headline: "What engines can compose",
  sub: "An hour with Ada Lovelace on looms, numbers and music.",
  description: "Machines that weave **patterns of algebra**, shown live.",
  learn: ["How a loom reads cards", "Why a number can be a note"],
  cta_text: "Save my seat",
  show_agenda: true,
  show_speakers: true,
  show_sponsors: true,
  theme: "editorial",
  seo_title: "",
  seo_description: "",
  share_picture: true,
  listed: true,
};

const first = {
  number: 0,
  based_on: null,
  source: "event" as const,
  created_by: null,
  created_at: "2026-11-21T09:00:00.000Z",
  published_at: "2026-11-21T09:00:00.000Z",
};

const second = {
  number: 1,
  based_on: 0,
  source: "save" as const,
  created_by: { type: "user", name: "Mia" },
  created_at: "2026-11-22T09:00:00.000Z",
  published_at: null,
};

const headlineChange = { field: "headline", before: "", after: content.headline };

export const exampleSignup: SignupWire = {
  event_slug: slug,
  draft: { ...second, content },
  published: { ...first, content: { ...content, headline: "" } },
  changes: [headlineChange],
  shown: { headline: "What engines can compose", sub: "", cta_text: "" },
  page_url: `https://app.example.com/e/${slug}`,
  version: 2,
  updated_at: "2026-11-22T09:00:00.000Z",
};

export const exampleVersion: SignupVersionWire = {
  ...second,
  is_draft: true,
  is_published: false,
  changed: ["headline"],
  changes: [headlineChange],
};

export const examplePreview = {
  url: `https://app.example.com/e/${slug}/preview?signed=b3Blbi1mb3ItaGFsZi1hbi1ob3Vy`,
  expires_at: "2026-11-22T09:30:00.000Z",
  number: null,
};
