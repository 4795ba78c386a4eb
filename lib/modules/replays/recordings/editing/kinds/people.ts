import { invalid } from "@/lib/operation/problem";
import { editsIn, type MediaRange, mediaRanges, wholeRanges } from "@/lib/program";
import { personOf } from "@/lib/stage/room-identity";
import type { EditRequest } from "../edit-schema";
import { askedRange, askedTimes } from "./asked-range";
import type { MadeEdit, Of } from "./made-edit";

type Asked = Extract<EditRequest, { kind: "hide_person" | "mute_person" }>;

const TRACKS: Record<Asked["kind"], readonly string[]> = {
  hide_person: ["camera", "screen"],
  mute_person: ["microphone", "screen_sound", "announcer"],
};

/**
 * Hides or mutes someone throughout, or for a while. What was cut out in between is included, so that it stays hidden if
 * the cut is undone.
 */
export function personEditOf(asked: Asked, of: Of): MadeEdit {
  const { kind } = asked;
  const personId = personOf(asked.person_id);
  if (!isIn(of, kind, personId)) throw invalid({ person_id: "not_found" });
  const isWhole = asked.from_sec === undefined && asked.to_sec === undefined;
  const range = askedRange(of.line, askedTimes(asked));
  const ranges = isWhole ? null : wholeRanges(mediaRanges(of.line.stretches, range));
  if (isAlready(of, kind, personId, ranges))
    throw invalid({ person_id: "duplicate" }, "An earlier edit already does this.");
  return { kind, personId, ranges, details: null };
}

/** Whether someone was on stage or has such a track. */
export function isIn(
  { row, show }: Pick<Of, "row" | "show">,
  kind: Asked["kind"],
  personId: string,
): boolean {
  const hasTrack = row.tracks.some(
    (track) => track.personId === personId && track.erasedAt === null && TRACKS[kind].includes(track.kind),
  );
  return (
    hasTrack ||
    show.timeline.stages.some(({ state }) =>
      state.stage.some(({ identity }) => personOf(identity) === personId),
    )
  );
}

function isAlready(
  { edits }: Of,
  kind: Asked["kind"],
  personId: string,
  ranges: readonly MediaRange[] | null,
): boolean {
  if (ranges === null)
    return edits.some(
      (one) => "personId" in one && one.kind === kind && one.personId === personId && one.range === null,
    );
  return ranges.every(({ sessionId, fromMs, toMs }) => {
    const { hidden, muted } = editsIn(edits, sessionId);
    const list = (kind === "hide_person" ? hidden : muted).get(personId) ?? [];
    return list.some(({ from, to }) => from <= fromMs && toMs <= to);
  });
}
