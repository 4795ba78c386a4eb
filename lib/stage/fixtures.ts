import { initialState } from "./initial-state";
import { type Plan, PlanSchema } from "./plan";
import type { PresentationInfo, ReduceContext, VideoInfo } from "./reduce/types";
import type { StagePerson, StageState } from "./state";

/** Only for the tests in this folder. */

export const AT = "2026-05-04T18:00:00.000Z";

export const person = (identity: string, name: string, kind: StagePerson["kind"] = "guest"): StagePerson => ({
  identity,
  name,
  title: "",
  kind,
  muted: false,
});

export const HOST = person("host-1", "Hannah Vogel", "host");
export const ANA = person("guest-ana", "Ana Ruiz");
export const BEN = person("guest/ben~1", "Ben Müller");
export const CROWD = Array.from({ length: 12 }, (_, n) =>
  person(`crowd-${n}`, `Extra${n} Person`, "attendee"),
);
export const PEOPLE = [HOST, ANA, BEN, ...CROWD];

export const DECK: PresentationInfo = {
  id: "deck-1",
  page_count: 3,
  pages: [1, 2, 3].map((number) => ({
    number,
    title: `Page ${number}`,
    lines: [],
    image: `/files/${number}.png`,
  })),
};

export const VIDEO: VideoInfo = {
  id: "video-1",
  src: "/files/videos/one",
  title: "The trailer",
  duration_sec: 60,
};

export const context = (id = "cmd-1", at = AT): ReduceContext => ({
  id,
  at,
  people: PEOPLE,
  presentations: [DECK],
  videos: [VIDEO],
});

export const PLAN: Plan = PlanSchema.parse({
  segments: [
    { id: "seg-intro", title: "Welcome", type: "intro", duration_sec: 120, emcee_line: "Here is Hannah!" },
    {
      id: "seg-talk",
      title: "Fireside chat",
      type: "interview",
      duration_sec: 900,
      notes: "secret note",
      script: "secret script",
      questions: ["Why now?", "What next?"],
      ticker: "Ask in the chat",
      slide: { presentation_id: "deck-1", page: 2 },
    },
    {
      id: "seg-poll",
      title: "Your turn",
      type: "poll",
      duration_sec: 120,
      poll: { question: "Tea or coffee?", options: ["Tea", "Coffee"] },
    },
    {
      ...{ id: "seg-panel", title: "Panel on money", type: "panel", duration_sec: 600, layout: "present" },
      whiteboard: true,
    },
    { id: "seg-qa", title: "Q&A", type: "qa", duration_sec: 600 },
    {
      ...{ id: "seg-outro", title: "Goodbye", type: "outro", duration_sec: 60 },
      video: { video_id: "video-1" },
    },
  ],
  ticker: ["Doors open"],
  questions: ["What do you build?"],
});

export const liveState = (): StageState => ({
  ...initialState({
    title: "The show",
    plan: PLAN,
    stage: [HOST, BEN],
    cta: { label: "Join", url: "https://a.example/" },
  }),
  phase: "live",
  started_at: AT,
  recording: "on",
});
