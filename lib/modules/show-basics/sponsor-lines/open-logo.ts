import { type OpenFile, openReferred } from "@/lib/modules/files/files";

/** A sponsor's logo, for everybody who opens a page of the show; undefined once no sponsor has it any more. */
export const openLogo = (fileId: string): Promise<OpenFile | undefined> => openReferred(fileId, "sponsor");
