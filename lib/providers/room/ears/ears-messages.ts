/** Whose microphones are listened to: people, by their id in the show. Nobody else is heard, and nobody at first. */
export interface ToRoomEars {
  hear: readonly string[];
}

/** Something that one of them said, or says, in milliseconds of this machine's clock. Samples are one channel of 16 bits. */
export interface FromRoomEars {
  person: string;
  startedAt: number;
  endedAt: number;
  samples: Int16Array;
  /** False while they are still saying it: from the same beginning more will come. */
  isWhole: boolean;
}
