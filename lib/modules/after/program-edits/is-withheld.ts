import { SOUNDING_LAYERS } from "@/lib/program";
import { PICTURE_KINDS, SOUND_KINDS } from "./edit-vocabulary";

/** Milliseconds of a session are rounded, but a cut is at a picture. */
const ROUNDED_MS = 1;

const listed = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(", ");

/**
 * SQL: whether a later edit took out what piece `p` shows as entry `e`. Such a piece of an earlier version isn't played any
 * more, from the moment of the edit until it's undone.
 */
export const IS_WITHHELD = `EXISTS (
  SELECT 1 FROM recording_edit d
    LEFT JOIN LATERAL jsonb_to_recordset(d.ranges) AS t ("sessionId" text, "fromMs" float8, "toMs" float8) ON true
  WHERE d.recording_id = e.recording_id AND d.undone_at IS NULL AND e.version < d.version
    AND (d.ranges IS NULL OR (t."sessionId" = e.session_id AND e.media_ms < t."toMs"
      AND e.media_ms + e.frames * CASE e.rendition WHEN 'sound' THEN 1024 / 48.0 ELSE 1000 / 30.0 END
        > t."fromMs" + ${ROUNDED_MS}))
    AND NOT (d.kind IN (${listed(PICTURE_KINDS)}) AND e.rendition = 'sound'
      AND COALESCE(d.details->>'layer', '') NOT IN (${listed(SOUNDING_LAYERS)}))
    AND NOT (d.kind IN (${listed(SOUND_KINDS)}) AND e.rendition <> 'sound')
    AND (d.kind NOT IN ('hide_person', 'mute_person') OR d.person_id = ANY (p.people)))`;
