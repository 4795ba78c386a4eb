import type { ReplacePlanInput } from "@/packages/client/src/index";

type Segment = NonNullable<ReplacePlanInput["segments"]>[number];

export const POLL = {
  question: "Where do agents work for you today?",
  options: ["In production", "In a trial", "Not yet"],
};

/** The segments, one for each scene. */
export const runOfShow = (ana: string, ben: string): Segment[] => [
  { title: "Welcome", type: "intro", duration_sec: 120, assignee: "host" },
  { title: "Where are you?", type: "poll", duration_sec: 120, assignee: "host", poll: POLL },
  { title: "Evaluations before release", type: "talk", duration_sec: 600, assignee: ana, layout: "present" },
  { title: "Guardrails and budgets", type: "interview", duration_sec: 600, assignee: ben, layout: "duo" },
  { title: "Incident stories", type: "panel", duration_sec: 600, assignee: "host", layout: "grid" },
  { title: "Live demo", type: "demo", duration_sec: 480, assignee: ben, layout: "duo" },
  { title: "Back again", type: "talk", duration_sec: 120, assignee: "host", layout: "grid" },
  { title: "On the whiteboard", type: "talk", duration_sec: 240, assignee: ben, layout: "duo" },
  { title: "One night in March", type: "video", duration_sec: 60, assignee: "host", layout: "solo" },
  { title: "Your questions", type: "qa", duration_sec: 600, assignee: "host", layout: "duo" },
  { title: "What we take home", type: "quote", duration_sec: 120, assignee: "host", layout: "solo" },
  { title: "Goodbye", type: "outro", duration_sec: 60, assignee: "host", layout: "grid" },
];
