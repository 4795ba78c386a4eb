import type { MediaFiles } from "@/lib/composition/media/files";
import type { PictureJob } from "@/lib/composition/picture/picture-job";
import type { SoundJob } from "@/lib/composition/sound/sound-job";
import type { PictureSize, SoundPiece, Span } from "@/lib/program";
import {
  ProgramReader,
  type ProgramSources,
  peopleInPicture,
  peopleInSound,
  pictureOf,
  soundOf,
} from "./sources";

type Media<Job> = { job: Job; files: MediaFiles };

/** What programs are composed from. Tests have their own. */
export interface ProgramInputs {
  /** Returns what reads a recording again and again; `read` returns null if it was deleted. */
  reader(recordingId: string): { read(): Promise<ProgramSources | null> };
  picture(sources: ProgramSources, span: Span, size: PictureSize): Promise<Media<PictureJob>>;
  sound(sources: ProgramSources, piece: SoundPiece, levels: SoundJob["levels"]): Media<SoundJob>;
  /** Ids of everyone who is seen or named. */
  peopleInPicture(span: Span): string[];
  peopleInSound(piece: SoundPiece): string[];
}

/** The recordings in database and storage. */
export const storedInputs: ProgramInputs = {
  reader: (recordingId) => new ProgramReader(recordingId),
  picture: pictureOf,
  sound: soundOf,
  peopleInPicture,
  peopleInSound,
};
