import type { OpenedPart } from "../../port";
import type { Format } from "../frames/frame";
import { mp4File } from "./mp4-file";
import { webmFile } from "./webm-file";

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

/** H.264 goes into MP4, which every browser plays; VP8 and Opus into WebM. */
export const fragmentFile = (format: Format): FragmentFile =>
  format.kind === "h264" ? mp4File(format) : webmFile(format);
