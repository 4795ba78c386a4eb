import { statSync } from "node:fs";
import { join } from "node:path";
import type { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";

/** A piece that the program plays. */
interface PlayedPiece {
  rendition: string;
  number: number;
  /** In pictures, or AAC frames. */
  place: number;
  frames: number;
  key: string;
  file: string | null;
  bytes: number;
  isStandIn: boolean;
}

/** The program of a show, as it is at the moment. */
export interface ComposedProgram {
  state: string;
  /** The length that is said of it, in milliseconds; null until it's ready. */
  durationMs: number | null;
  /** The session's length, in milliseconds; null until it has ended. */
  sessionMs: number | null;
  /** Times with something missing, as notes say. */
  missing: readonly { from_ms: number; to_ms: number }[];
  /** In order of rendition and number. */
  pieces: readonly PlayedPiece[];
}

const READ = `
SELECT r.state, r.duration_ms AS "durationMs",
  (SELECT extract(epoch FROM s.ended_at - s.media_started_at) * 1000 FROM show_session s
   WHERE s.recording_id = r.id ORDER BY s.started_at DESC LIMIT 1)::float8 AS "sessionMs",
  COALESCE((SELECT jsonb_agg(n) FROM jsonb_array_elements(r.notes) n WHERE n ->> 'code' IN ('media_missing', 'piece_failed')),
    '[]') AS missing,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('rendition', e.rendition, 'number', e.number, 'place', e.place,
      'frames', e.frames, 'key', e.piece_key, 'file', p.file_key, 'bytes', p.size_bytes, 'isStandIn', e.is_stand_in)
    ORDER BY e.rendition, e.number)
   FROM program_entry e JOIN program_piece p ON p.recording_id = e.recording_id AND p.key = e.piece_key
   WHERE e.recording_id = r.id AND e.version = r.program_version), '[]') AS pieces
FROM recording r JOIN event e ON e.id = r.event_id WHERE e.slug = $1`;

export async function composedProgram(stack: OwnStack, { slug }: LiveRoom): Promise<ComposedProgram> {
  const [row] = await stack.query<ComposedProgram>(READ, [slug]);
  return row ?? { state: "", durationMs: null, sessionMs: null, missing: [], pieces: [] };
}

const SOUND = "sound";
const PICTURES_PER_MS = 30 / 1_000;
const AAC_FRAMES_PER_MS = 48 / 1_024;

/** How long the pictures and the sound of a program are, in milliseconds. */
export function lengths({ pieces }: ComposedProgram): { picture: number; sound: number } {
  const framesOf = (isSound: boolean) =>
    pieces
      .filter(({ rendition }) => (rendition === SOUND) === isSound)
      .reduce((sum, { frames }) => sum + frames, 0);
  return { picture: framesOf(false) / PICTURES_PER_MS, sound: framesOf(true) / AAC_FRAMES_PER_MS };
}

/** Pieces that don't begin where the previous one ends. */
export const unjoined = ({ pieces }: ComposedProgram): string[] =>
  pieces.flatMap(({ rendition, number, place }, index) => {
    const before = pieces[index - 1];
    const follows = before?.rendition === rendition;
    const isRight = follows
      ? before.place + before.frames === place && before.number + 1 === number
      : place === 0;
    return isRight ? [] : [`${rendition} ${number}`];
  });

/** Pieces whose files aren't there, or have another size. */
export const missingPieces = ({ pieces }: ComposedProgram, folder: string): string[] =>
  pieces
    .filter(
      ({ file, bytes }) =>
        file === null || statSync(join(folder, file), { throwIfNoEntry: false })?.size !== bytes,
    )
    .map(({ rendition, number }) => `${rendition} ${number}`);

/** Pieces that a program had, and that it doesn't play any more in the same place. */
export function replaced(before: ComposedProgram, after: ComposedProgram): string[] {
  const now = new Map(after.pieces.map(({ rendition, number, key }) => [`${rendition} ${number}`, key]));
  return before.pieces.flatMap(({ rendition, number, key }) => {
    const name = `${rendition} ${number}`;
    return now.get(name) === key ? [] : [name];
  });
}
