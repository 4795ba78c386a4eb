import { playEarlier } from "@/lib/modules/after/playback";
import { msOfFrame, type ProgramLine, programFrameAt } from "@/lib/program";
import type { EditedRecording } from "./edit-schema";
import { type Editable, type EditRow, toStored } from "./editable";
import { secondsOf, sessionsOf } from "./present-edit";

/**
 * Returns where an edit can be watched without it and with it. Who may undo an edit may see what it took out.
 * @param line the program with the edits that count
 */
export async function comparisonOf(
  { row, show }: Pick<Editable, "row" | "show">,
  edit: EditRow,
  line: ProgramLine,
): Promise<EditedRecording["comparison"]> {
  const { kind, ranges, personId, version } = toStored(edit);
  // An intro or outro wasn't there before: what is compared is the show next to it.
  const own = kind === "intro" || kind === "outro" ? ranges?.at(0) : undefined;
  const earlier = await playEarlier(row.id, {
    ...{ version, personId, isSound: kind === "mute_person" || kind === "redact_words" },
    ranges: own ? besideOf(line, own.sessionId) : ranges,
  });
  if (!earlier) return null;
  const { sessionId, fromMs, toMs } = own ?? earlier.media;
  const placeOf = (ms: number) =>
    secondsOf(programFrameAt(line.stretches, sessionsOf(show, line), { sessionId, ms }));
  return {
    before: {
      playlist_url: earlier.url,
      ...{ from_sec: earlier.fromMs / 1000, to_sec: earlier.toMs / 1000 },
    },
    after: { from_sec: placeOf(fromMs), to_sec: placeOf(toMs) },
  };
}

/** The last frame before a session of the program, or the first one after it. */
function besideOf({ stretches }: ProgramLine, sessionId: string) {
  const at = stretches.findIndex((one) => one.sessionId === sessionId);
  const [before, after] = [stretches[at - 1], stretches[at + 1]];
  const beside = after ?? before;
  if (!beside) return [];
  const [from, to] = after ? [after.from, after.from + 1] : [beside.to - 1, beside.to];
  return [{ sessionId: beside.sessionId, fromMs: msOfFrame(from), toMs: msOfFrame(to) }];
}
