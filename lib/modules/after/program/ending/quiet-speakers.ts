import { type LoudnessTally, loudnessOf } from "@/lib/composition/sound/loudness";
import { SOUND } from "@/lib/modules/after/playback";
import { sql } from "@/lib/platform/database/db";
import { ANNOUNCER } from "@/lib/program";
import type { Entry } from "../planning/entries";

/** Someone who was much quieter than the others, before the program evened that out. */
export interface QuietSpeaker {
  code: "quiet_speaker";
  person_id: string;
  /** How much quieter, in whole decibels. */
  db: number;
}

/** What people notice when they hear the tracks, or the show as it was. */
const LEAST_DB = 10;
/** Ten seconds of speech: blocks begin every 100 ms. */
const ENOUGH_BLOCKS = 100;

const HEARD = `
SELECT l.key AS person, b.ordinality::int - 1 AS step, sum(b.value::int)::int AS count
FROM unnest($2::text[]) e(key) JOIN program_piece p ON p.recording_id = $1 AND p.key = e.key
  CROSS JOIN LATERAL jsonb_each(p.measured -> 'loudness') l
  CROSS JOIN LATERAL jsonb_array_elements_text(l.value -> 'blocks') WITH ORDINALITY b
WHERE b.value <> '0' GROUP BY 1, 2`;

/**
 * Returns the quiet speakers of a version, from what was measured in its pieces of sound. In a long show, that's much to
 * read: not while the recording is locked.
 */
export async function readQuietSpeakers(
  recordingId: string,
  entries: readonly Pick<Entry, "rendition" | "pieceKey">[],
): Promise<QuietSpeaker[]> {
  const keys = entries.filter(({ rendition }) => rendition === SOUND).map(({ pieceKey }) => pieceKey);
  const rows = await sql<{ person: string; step: number; count: number }>("program_quiet", HEARD, [
    ...[recordingId, keys],
  ]);
  const blocks = new Map<string, number[]>();
  for (const { person, step, count } of rows) {
    const own = blocks.get(person) ?? [];
    own[step] = count;
    blocks.set(person, own);
  }
  const tallies = [...blocks].map(([person, own]): [string, LoudnessTally] => [
    person,
    { blocks: Array.from(own, (count) => count ?? 0) },
  ]);
  return quietSpeakers(new Map(tallies));
}

/** Returns who was at least 10 dB quieter than the others usually were. */
export function quietSpeakers(heard: ReadonlyMap<string, LoudnessTally>): QuietSpeaker[] {
  const known = [...heard].flatMap(([person, tally]) => {
    const isEnough = tally.blocks.reduce((sum, count) => sum + count, 0) >= ENOUGH_BLOCKS;
    const lufs = isEnough && person !== ANNOUNCER ? loudnessOf(tally) : null;
    return lufs === null ? [] : [{ person, lufs }];
  });
  return known.flatMap(({ person, lufs }): QuietSpeaker[] => {
    const others = known.filter((one) => one.person !== person).map((one) => one.lufs);
    const db = Math.round((medianOf(others) ?? lufs) - lufs);
    return db >= LEAST_DB ? [{ code: "quiet_speaker", person_id: person, db }] : [];
  });
}

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
