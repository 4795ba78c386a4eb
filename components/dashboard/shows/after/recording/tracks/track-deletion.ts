/** What the user wants to delete of a recording. */
export type TrackDeletion =
  | { kind: "person"; personId: string; name: string }
  /** `track` is its name within a sentence, such as "microphone". */
  | { kind: "track"; trackId: string; name: string; track: string };
