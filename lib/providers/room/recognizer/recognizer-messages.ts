/** The people to listen to, by their id in the show. No one else is heard, and no one at first. */
export interface ToRoomRecognizer {
  hear: readonly string[];
}

/**
 * A complete or partial utterance of one of them, in milliseconds of this machine's clock. Samples are one
 * channel of 16 bits.
 */
export interface FromRoomRecognizer {
  person: string;
  startedAt: number;
  endedAt: number;
  samples: Int16Array;
  /** False while they are still speaking: more of the same utterance will follow. */
  isWhole: boolean;
}
