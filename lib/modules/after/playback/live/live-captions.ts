import { playerCues } from "@/lib/composition/captions/cues";
import { languageName } from "@/lib/composition/captions/language-name";
import { webVtt } from "@/lib/composition/captions/web-vtt";
import type { Master } from "@/lib/composition/playlist/master-playlist";
import { sql } from "@/lib/platform/database/db";
import { msOfFrame } from "@/lib/program";
import { captionsPlaylistPath } from "../address/playback-path";
import { isErased } from "../captions/has-captions";
import { textFile } from "../playing/bytes-file";
import type { PlaybackFile } from "../playing/playback-file";
import { KeptBriefly } from "../rows/kept-briefly";
import { LIVE_VERSION } from "../rows/live-version";
import { PICTURE } from "../rows/rendition";
import { KEPT_SECONDS } from "./sweep-live";

const VTT_TYPE = "text/vtt; charset=utf-8";

/**
 * A line is known after its last word, when its first piece may have been loaded. The pieces after it have it as well: players
 * are further behind than that.
 */
const LATE_MS = 12_000;

/** On air, the crew's settings say whether there are captions; afterward, what was said. */
const OFFERED = `
SELECT COALESCE(r.language, e.language) AS language, (
  EXISTS (SELECT 1 FROM show_captions o WHERE o.event_id = e.id AND o.state <> 'off')
  OR EXISTS (SELECT 1 FROM show_session s JOIN caption_line c ON c.session_id = s.id
    WHERE s.recording_id = r.id AND c.event_id = e.id AND c.seq IS NOT NULL)) AS has
FROM recording r JOIN event e ON e.id = r.event_id WHERE r.id = $1`;

const offered = new KeptBriefly<Master["captions"]>("playback-live-offered", 40);

/** Returns the captions that a live playlist offers: none, or those in the show's language. */
export const offeredCaptions = (recordingId: string): Promise<Master["captions"]> =>
  offered.get(recordingId, async () => {
    const values = [recordingId];
    const [row] = await sql<{ language: string; has: boolean }>("playback_live_offered", OFFERED, values);
    if (!row?.has) return [];
    const { language } = row;
    return [{ uri: captionsPlaylistPath(language), language, name: languageName(language) }];
  });

/** On the session's media time. Without what isn't in these viewers' picture and sound. */
const LINES = `
SELECT s.id AS "sessionId", c.name, c.text,
  (extract(epoch FROM c.started_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS "fromMs",
  (extract(epoch FROM c.ended_at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS "toMs"
FROM show_session s JOIN caption_line c ON c.event_id = s.event_id AND c.session_id = s.id
WHERE s.recording_id = $1 AND c.seq IS NOT NULL AND c.text <> '' AND NOT c.left_out AND NOT ${isErased("$1")}
  AND c.ended_at > now() - interval '${KEPT_SECONDS} seconds'
ORDER BY c.started_at, c.id`;

interface Line extends Record<string, unknown> {
  sessionId: string;
  name: string;
  text: string;
  fromMs: number;
  toMs: number;
}

const known = new KeptBriefly<Line[]>("playback-live-captions", 40);

const ENTRY = `
SELECT place, frames, session_id AS "sessionId", media_ms AS "mediaMs" FROM program_entry
WHERE recording_id = $1 AND version = ${LIVE_VERSION} AND rendition = '${PICTURE}' AND number = $2`;

interface Place extends Record<string, unknown> {
  place: number;
  frames: number;
  sessionId: string;
  mediaMs: number;
}

/** Returns the captions of a piece of the picture as WebVTT; undefined if there is no such piece. */
export async function liveCaptions(recordingId: string, number: number): Promise<PlaybackFile | undefined> {
  const [entry] = await sql<Place>("playback_live_place", ENTRY, [recordingId, number]);
  if (!entry) return undefined;
  const lines = await known.get(recordingId, () => sql<Line>("playback_live_lines", LINES, [recordingId]));
  const fromMs = msOfFrame(entry.place);
  // Players tell by its times that a line in two pieces is the same. Places are on a grid, so it's the same in all pieces.
  const offsetMs = Math.round((fromMs - entry.mediaMs) * 1_000) / 1_000;
  const said = lines
    .filter(({ sessionId }) => sessionId === entry.sessionId)
    .map(({ name, text, ...line }) => ({
      ...{ fromMs: line.fromMs + offsetMs, toMs: line.toMs + offsetMs, text },
      speaker: name === "" ? null : name,
    }));
  const stretch = { fromMs: fromMs - LATE_MS, toMs: msOfFrame(entry.place + entry.frames) };
  return textFile(VTT_TYPE, webVtt(playerCues(said), stretch), { isGrowing: true });
}
