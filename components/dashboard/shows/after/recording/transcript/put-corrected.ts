import type { QueryClient } from "@tanstack/react-query";
import type { CallAs } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import type { Line, Transcript } from "../facts/transcript";

type Corrected = DataOf<"correctTranscript">;

/**
 * Shows corrected lines at once, also if the transcript can't be read now, and reads it again.
 * @param sent the version that was corrected
 */
export async function putCorrected(
  queries: QueryClient,
  { as, slug, sent }: { as: CallAs; slug: string; sent: number },
  corrected: Corrected,
): Promise<void> {
  const queryKey = ["getTranscript", as, slug];
  // A read that began before would bring the old words back.
  await queries.cancelQueries({ queryKey });
  queries.setQueriesData<Transcript | null>({ queryKey }, (before) =>
    before?.recording_id === corrected.recording_id && before.version === sent
      ? withCorrected(before, corrected)
      : before,
  );
  void queries.invalidateQueries({ queryKey });
}

function withCorrected(transcript: Transcript, { version, changes }: Corrected): Transcript {
  const said = new Map(changes.map(({ segment_id, after }) => [segment_id, after]));
  const corrected = (line: Line): Line => {
    const after = said.get(line.id);
    if (!after) return line;
    // The times of other words aren't known yet.
    const text = after.text.trim();
    const words = text === line.text ? {} : { words: null, confidence: null };
    return { ...line, ...after, text, ...words, corrected: true };
  };
  const segments = transcript.segments?.map(corrected).filter(({ text }) => text !== "") ?? null;
  return { ...transcript, version, segments };
}
