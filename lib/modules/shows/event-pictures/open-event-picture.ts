import { type OpenFile, openReferred } from "@/lib/modules/files/files";
import { SUBJECT } from "./pictures";

/** A picture of a show, for everybody who opens a page of it; undefined once no show has it any more. */
export const openEventPicture = (fileId: string): Promise<OpenFile | undefined> =>
  openReferred(fileId, SUBJECT);
