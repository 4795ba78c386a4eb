import { type DECK_TYPES, PDF, PPTX } from "./schema";

const slug = "what-engines-can-compose-7kq3xn";
const at = "2026-11-21T09:00:00.000Z";

export const ofShow = { slug };
export const segmentId = "seg_01kb3jxg5wq0v8t6m2r4c7d9eg";

export const awaiting = {
  id: "prs_01k9deck000000000000000000",
  event_slug: slug,
  name: "keynote.pdf",
  content_type: PDF as (typeof DECK_TYPES)[number],
  size_bytes: 2_481_113,
  state: "awaiting_upload" as const,
  stage: "",
  progress: 0,
  page_count: null,
  failure: null,
  presenter: null,
  attachments: [],
  created_at: at,
  updated_at: at,
};

export const ready = { ...awaiting, state: "ready" as const, progress: 100, page_count: 24 };

export const ofPresentation = { slug, presentation_id: awaiting.id };

export const exampleUpload = {
  url: "https://shows.example.com/files/wsp_01k9/test/upl_01k9?expires=1795251600&type=application%2Fpdf&size=2481113&signature=c2lnbmVk",
  method: "PUT" as const,
  headers: { "Content-Type": PDF },
  expires_at: "2026-11-21T10:00:00.000Z",
};

export const examplePage = {
  number: 1,
  title: "What engines can compose",
  text: "What engines can compose\nAda Lovelace",
  notes: "Welcome, everyone.\n1:30",
  width: 1600,
  height: 900,
  image_url: "https://shows.example.com/files/slides/3q2-7wAAAAAAAAAAAAAAAA",
  thumbnail_url: "https://shows.example.com/files/slides/3q2-7wAAAAAAAAAAAAAAAA/thumbnail",
};

export const exampleCapabilities = {
  formats: [
    { content_type: PPTX, extension: ".pptx", available: true, reason: null },
    { content_type: PDF, extension: ".pdf", available: true, reason: null },
  ] as { content_type: (typeof DECK_TYPES)[number]; extension: string; available: boolean; reason: null }[],
  converters: { libreoffice: "installed" as const, poppler: "installed" as const },
  limits: {
    file_bytes: 52_428_800,
    pages: 200,
    unpacked_bytes: 524_288_000,
    entries: 5_000,
    presentations: 50,
    upload_minutes: 60,
    image_pixels: 1_600,
  },
};
