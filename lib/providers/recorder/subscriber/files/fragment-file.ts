import type { OpenedPart } from "../../port";

/** A sample with its time in the file, in milliseconds. */
export interface Sample {
  atMs: number;
  lengthMs: number;
  isKey: boolean;
  data: Buffer;
}

/** Writes a file piece by piece: its header, then whole fragments that don't refer to each other. */
export interface FragmentFile {
  contentType: OpenedPart["contentType"];
  header: Buffer;
  /** One fragment with these samples, in order. Its number counts from 1. */
  fragment(number: number, samples: readonly Sample[]): Buffer;
}
