import { createHash } from "node:crypto";
import { renderPicture } from "@/lib/composition/picture/render-picture";
import { type RenderedSound, renderSound } from "@/lib/composition/sound/render-sound";
import type { SoundJob } from "@/lib/composition/sound/sound-job";
import { storePiece } from "@/lib/modules/files/files";
import type { PictureSize, SoundPiece, Span } from "@/lib/program";
import { levelsOfNew } from "../planning/levels";
import type { PlannedPiece } from "../planning/planned-piece";
import type { ProgramInputs } from "../program-inputs";
import type { StoredPiece } from "../rows/piece-rows";
import type { ProgramSources } from "../sources";

interface Making {
  inputs: ProgramInputs;
  sources: ProgramSources;
  size: PictureSize;
  /** How loud people are made, of sound. */
  levels: SoundJob["levels"];
  signal: AbortSignal;
  /** Viewers are waiting for it. */
  isUrgent: boolean;
}

type Made = Pick<StoredPiece, "measured" | "people" | "header"> & { media: Buffer };

/**
 * Makes a piece and stores its bytes.
 * @throws ComposeError; whatever keeps sources or storage from answering
 */
export async function makePiece(planned: PlannedPiece, making: Making): Promise<StoredPiece> {
  const { key, rendition, pieceFrames: frames, content } = planned;
  const { media, ...made } =
    content.kind === "picture"
      ? await madePicture(content.span, making)
      : await madeSound(content.piece, making);
  const sha256 = createHash("sha256").update(media).digest("hex");
  const file = await storePiece(making.sources, [media]);
  return { key, rendition, frames, file, sizeBytes: media.length, sha256, ...made };
}

async function madePicture(span: Span, { inputs, sources, size, signal, isUrgent }: Making): Promise<Made> {
  const { job, files } = await inputs.picture(sources, span, size);
  const { init, media, notes } = await renderPicture(job, files, signal, isUrgent);
  const header = { bytes: init, ...size };
  return { media, header, measured: { notes }, people: inputs.peopleInPicture(span) };
}

async function madeSound(piece: SoundPiece, making: Making): Promise<Made> {
  const { sound, levels } = await leveledSound(piece, making);
  const { init, media, notes, loudness, peaks } = sound;
  const louder = Object.fromEntries(Object.entries(levels).map(([person, { from }]) => [person, from]));
  return {
    media,
    header: { bytes: init, width: null, height: null },
    measured: { notes, loudness, levels: louder, peaks },
    people: making.inputs.peopleInSound(piece),
  };
}

/** Someone who is heard for the first time is measured first, so that no one's first words are too loud or too quiet. */
async function leveledSound(
  piece: SoundPiece,
  { inputs, sources, levels, signal, isUrgent }: Making,
): Promise<{ sound: RenderedSound; levels: SoundJob["levels"] }> {
  const first = inputs.sound(sources, piece, levels);
  const sound = await renderSound(first.job, first.files, signal, isUrgent);
  const better = levelsOfNew(levels, sound.loudness);
  if (!better) return { sound, levels };
  const second = inputs.sound(sources, piece, better);
  return { sound: await renderSound(second.job, second.files, signal, isUrgent), levels: better };
}
