import { example } from "@/lib/modules/replays/recordings/examples-schema";
import type { Program, Recording, RecordingTrack, TrackPart } from "./recording";
import { shownTrack } from "./shown-track";

const [exampleTrack] = example.tracks as [RecordingTrack];
const [examplePart] = exampleTrack.parts as [TrackPart];

/** For tests. */
export const partWith = (given: Partial<TrackPart> = {}): TrackPart => ({
  ...examplePart,
  gaps: [],
  ...given,
});

export const trackWith = (given: Partial<RecordingTrack> = {}): RecordingTrack => ({
  ...exampleTrack,
  parts: [partWith()],
  ...given,
});

/** Places parts in a program, of all of the recording if nothing else is given. */
export const placedParts = (parts: TrackPart[], played: Recording["played"] = example.played) =>
  shownTrack(trackWith({ parts }), played).parts;

export const programWith = (given: Partial<Program> = {}): Program => ({
  ...(example.program as Program),
  ...given,
});

export const recordingWith = (given: Partial<Recording> = {}): Recording => ({
  ...(example as Recording),
  ...given,
});
