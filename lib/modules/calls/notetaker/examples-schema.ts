import type { NotetakerWire } from "./schema";

export const notetakerExample = {
  id: "bot_01kb3jxg5wq0v8t6m2r4c7d9eg",
  event_slug: "launch-day-x7k2m9",
  state: "scheduled",
  sub_code: null,
  removed_by: null,
  call_id: null,
  not_analyzed: null,
  asked_at: null,
  joined_at: null,
  left_at: null,
  ended_at: null,
  created_at: "2031-01-14T16:00:00.000Z",
} satisfies NotetakerWire;
