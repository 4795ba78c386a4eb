import { type OpenFile, openReferred } from "@/lib/modules/files/files";

/** A guest's portrait, for everybody who opens a page of the show; undefined once no guest has it any more. */
export const openPortrait = (fileId: string): Promise<OpenFile | undefined> => openReferred(fileId, "guest");
