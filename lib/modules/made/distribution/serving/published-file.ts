import type { FileAnswer } from "@/lib/operation/file-answer";

/** A file that is public. `page` may be framed by other sites. */
export interface PublishedFile extends Omit<FileAnswer, "inline"> {
  page?: { style: string };
}

/** `gone`: it was taken back. */
export type Opened = PublishedFile | "gone" | undefined;
