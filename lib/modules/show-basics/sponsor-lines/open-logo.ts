import { type OpenFile, openReferred } from "@/lib/modules/files/files";

/** Opens a sponsor's logo for anyone who visits a page of the show. Undefined once no sponsor uses it. */
export const openLogo = (fileId: string): Promise<OpenFile | undefined> => openReferred(fileId, "sponsor");
