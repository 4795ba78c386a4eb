import { type SoundSection as Heard, POST_ROLL_FRAMES, SAMPLE_RATE, type SoundPiece } from "@/lib/program";
import type { SoundJob, SoundSection } from "../sound/sound-job";
import type { PieceMedia } from "./piece-media";

/** Returns what a piece of sound is made of. */
export function soundJobOf(piece: SoundPiece, levels: SoundJob["levels"], media: PieceMedia): SoundJob {
  const { mediaSample, preRollFrames, encodedFrames, sections } = piece;
  return {
    ...{ startMs: (mediaSample * 1000) / SAMPLE_RATE, preRollFrames, levels },
    ...{ frames: encodedFrames, postRollFrames: POST_ROLL_FRAMES },
    sections: sourceSections(sections, media),
  };
}

/** Returns the sections with their files. */
export const sourceSections = (sections: readonly Heard[], media: PieceMedia): SoundSection[] =>
  sections.flatMap(({ source, from, to, gain, position }) => {
    const sound = sourceOf(source, position, media);
    return sound ? [{ source: sound, from, to, gain }] : [];
  });

/** Speech is brought to one level, and music and videos are lowered for it. */
const SPEECH: readonly string[] = ["microphone", "announcer"];

function sourceOf(
  source: Heard["source"],
  position: number,
  media: PieceMedia,
): SoundSection["source"] | null {
  switch (source.kind) {
    case "track": {
      const part = media.part(source.partId, source.chunks);
      return { kind: "voice", personId: source.personId, part, isSpeech: SPEECH.includes(source.track) };
    }
    case "video": {
      const key = media.video(source);
      return key === null ? null : { kind: "video", key, position };
    }
    case "music":
      return { kind: "music", track: source.track, position };
    case "applause":
      return { kind: "applause", seed: source.seed, position };
  }
}
