import { type OpenFile, openReferred } from "@/lib/modules/files/files";

/** Opens a guest's portrait for anyone who visits a page of the show. Undefined once no guest uses it. */
export const openPortrait = (fileId: string): Promise<OpenFile | undefined> => openReferred(fileId, "guest");
