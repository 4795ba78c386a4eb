import type { Finding, PlanDraftWire, PlanWire } from "./schema";

const slug = "what-engines-can-compose-7kq3xn";
const at = "2026-11-21T09:00:00.000Z";

const nothing = {
  layout: null,
  notes: "",
  script: "",
  questions: [],
  ticker: null,
  slide: null,
  video: null,
  whiteboard: false,
  poll: null,
  emcee_line: null,
};

const welcome = {
  ...nothing,
  id: "seg_01kb3jxg5wq0v8t6m2r4c7d9ef",
  title: "Welcome",
  type: "intro" as const,
  duration_sec: 300,
  assignee: "host",
};

const talk = {
  ...nothing,
  id: "seg_01kb3jxg5wq0v8t6m2r4c7d9eg",
  title: "What engines can compose",
  type: "interview" as const,
  duration_sec: 3_300,
  assignee: "gst_01kb3jxg5wq0v8t6m2r4c7d9eg",
  questions: ["What surprised you?"],
};

export const examplePoll = {
  question: "What would you have an engine compose?",
  options: ["A song", "A speech", "Nothing at all"],
};

export const examplePlan: PlanWire = {
  event_slug: slug,
  status: "ready",
  source: "person",
  note: null,
  outline: null,
  segments: [welcome, talk],
  ticker: ["What engines can compose"],
  questions: [],
  edited_at: at,
  edits: [],
  updated_at: at,
  version: 4,
  starts_at: "2027-03-02T17:00:00.000Z",
  planned_sec: 3_600,
  total_sec: 3_600,
  times: [
    { segment_id: welcome.id, offset_sec: 0, starts_at: "2027-03-02T17:00:00.000Z" },
    { segment_id: talk.id, offset_sec: 300, starts_at: "2027-03-02T17:05:00.000Z" },
  ],
  draft: null,
};

export const exampleSegments = { welcome, talk };

export const exampleDraft: PlanDraftWire = {
  id: "pld_01kb3jxg5wq0v8t6m2r4c7d9eh",
  status: "writing",
  job_id: "job_01kb3jxg5wq0v8t6m2r4c7d9ej",
  stage: "",
  progress: 0,
  keep_edits: true,
  source: null,
  note: null,
  outline: null,
  changes: [],
  fits: true,
  created_at: at,
};

export const exampleFinding: Finding = {
  code: "over_time",
  severity: "error",
  path: "segments.1.duration_sec",
  segment_id: talk.id,
  message:
    "The segments take 75 minutes, but the show is only 60 minutes long. This segment ends after the show does.",
  mend: "Shorten the segments by 15 minutes, or end the show later.",
};
