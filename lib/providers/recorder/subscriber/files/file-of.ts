import type { Format } from "../frames/frame";
import type { FragmentFile } from "./fragment-file";
import { mp4File } from "./mp4-file";
import { webmFile } from "./webm-file";

/** H.264 goes into MP4, which every browser plays; everything else into WebM. */
export const fileOf = (format: Format): FragmentFile =>
  format.kind === "h264" ? mp4File(format) : webmFile(format);
