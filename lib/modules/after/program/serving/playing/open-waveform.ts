import { AAC_SAMPLES } from "@/lib/composition/grid";
import { waveformOf } from "@/lib/composition/sound/waveform";
import { sql } from "@/lib/platform/database/db";
import { SOUND } from "../../planning/planned-piece";
import { Kept } from "../rows/kept";
import { playedEntries } from "../rows/played-entries";
import type { PlayedRecording } from "../rows/played-recording";
import { textFile } from "./bytes-file";
import type { PlaybackFile } from "./playback-file";

/** AAC frames that one peak stands for. */
const FRAMES_PER_PEAK = 6;

const PEAKS = `
SELECT e.number, p.measured -> 'peaks' AS peaks
FROM program_entry e JOIN program_piece p ON p.recording_id = e.recording_id AND p.key = e.piece_key
WHERE e.recording_id = $1 AND e.version = $2 AND e.rendition = '${SOUND}'`;

const texts = new Kept<string>("playback-waveforms", 10);

/** Returns the peaks of the program's sound, as far as it's composed; undefined before its first piece. */
export async function openWaveform({
  id,
  version,
  isFinished,
}: PlayedRecording): Promise<PlaybackFile | undefined> {
  if (version === null) return undefined;
  const { entries, mark } = await playedEntries(id, version, SOUND);
  if (entries.length === 0) return undefined;
  const key = `${id}-${mark}`;
  const text = texts.get(key) ?? texts.put(key, await waveform());
  return textFile("application/json; charset=utf-8", text, { mark, isGrowing: !isFinished });

  async function waveform(): Promise<string> {
    const rows = await sql<{ number: number; peaks: number[] | null }>("playback_peaks", PEAKS, [
      id,
      version,
    ]);
    const peaksOf = new Map(rows.map(({ number, peaks }) => [number, peaks]));
    const pieces = entries.map(({ number, place, frames }) => ({
      at: place * AAC_SAMPLES,
      peaks: (peaksOf.get(number) ?? []).slice(0, Math.ceil(frames / FRAMES_PER_PEAK)),
    }));
    return JSON.stringify(waveformOf(pieces));
  }
}
