import { type OpenFile, openReferred } from "@/lib/modules/files/files";
import { SUBJECT } from "./pictures";

/** Opens a show's picture for anyone who visits a page of it. Undefined once no show uses it. */
export const openEventPicture = (fileId: string): Promise<OpenFile | undefined> =>
  openReferred(fileId, SUBJECT);
