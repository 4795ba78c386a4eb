import { percent, type StageSpan, stageInMinutes, tenths } from "@/lib/analytics";
import type { ShowWatch } from "@/lib/modules/stage/show-numbers";
import { iso } from "@/lib/platform/runtime/clock";
import type { AnalyticsFigures } from "../schema";
import type { actionsByMinute } from "./audience-actions";

/** A day. */
const MAX_MINUTES = 1_440;

interface Around {
  spans: readonly StageSpan[];
  did: Awaited<ReturnType<typeof actionsByMinute>>;
  /** Names by person. */
  names: ReadonlyMap<string, string>;
}

/** Returns how many watched in each minute on air, what they did and what was on stage. */
export function retentionOf(
  { minutes: all, sessions, attended }: Pick<ShowWatch, "minutes" | "sessions" | "attended">,
  { spans, did, names }: Around,
): AnalyticsFigures["retention"] {
  const minutes = all.slice(0, MAX_MINUTES);
  const stages = stageInMinutes(spans, minutes);
  return minutes.map(({ session, from, to, peak, ms }, minute) => {
    const began = sessions[session]?.from ?? from;
    const count = (kind: Parameters<typeof did>[0]) =>
      did(kind, session, Math.round((from - began) / 60_000));
    const stage = stages[minute] ?? null;
    return {
      minute,
      at: iso(new Date(from)),
      watching: tenths(ms / (to - from)),
      peak,
      retention_pct: percent(ms / (to - from), attended),
      watch_sec: tenths(ms / 1000),
      chat: count("chat"),
      votes: count("votes"),
      questions: count("questions"),
      reactions: count("reactions"),
      clicks: count("clicks"),
      on_stage: stage && {
        segment_id: stage.segmentId,
        segment: stage.segment,
        layout: stage.layout,
        covered: stage.covered,
        people: stage.people.map((person_id) => ({ person_id, name: names.get(person_id) ?? "" })),
      },
    };
  });
}
