import type { EventState } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { exampleSummary } from "@/lib/modules/shows/events/examples-schema";
import type { MoveAnswerWire } from "./schema";

export const ofShow = { slug: exampleSummary.slug };

const moved = (
  state: EventState,
  recipients: number,
  operation: string | null,
  text: string,
): MoveAnswerWire => ({
  event: { ...exampleSummary, state, version: 2, registrations: recipients },
  recipients,
  undo: { operation, text },
});

export const examplePublished = moved(
  "published",
  0,
  "unpublishEvent",
  "unpublishEvent closes its pages again; people who registered stay registered.",
);
export const exampleUnpublished = moved(
  "draft",
  0,
  "publishEvent",
  "publishEvent opens its pages again, with everyone who had registered.",
);
export const exampleCancelled = moved(
  "cancelled",
  214,
  null,
  "A cancelled show can't be reopened. Use duplicateEvent to create a new one.",
);
export const exampleArchived = moved(
  "archived",
  0,
  null,
  "An archived show can't be reopened. Use duplicateEvent to create a new one.",
);

const desk = `https://shows.example/dashboard/test/shows/${exampleSummary.slug}`;

export const exampleReadiness = {
  state: "draft" as const,
  ready: false,
  counts: { blocking: 1, warning: 1, info: 0 },
  recording_space: {
    ...{ speakers: 3, used_bytes: 2_415_000_000, limit_bytes: 10_000_000_000 },
    ...{ minutes_left: 46, nearly_full: false },
  },
  checks: [
    {
      code: "plan_over_time" as const,
      severity: "blocking" as const,
      message:
        "The segments take 75 min, but the show is only 60 min long. This segment ends after the show does.",
      subjects: ["seg_01kb3jxg5wq0v8t6m2r4c7d9ef"],
      mend: {
        text: "Shorten the segments by 15 min, or end the show 15 min later (`ends_at`).",
        page: `${desk}/plan`,
        operation: "replacePlan",
      },
    },
    {
      code: "guest_not_invited" as const,
      severity: "warning" as const,
      message: "Not invited yet: Ada Lovelace.",
      subjects: ["gst_01kb3jxg5wq0v8t6m2r4c7d9eg"],
      mend: { text: "Invite them, or share their backstage link.", page: desk, operation: "inviteGuest" },
    },
  ],
  moves: ["publish" as const, "cancel" as const, "archive" as const],
};
