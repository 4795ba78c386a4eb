import { FILES_PATH } from "@/lib/providers/storage";

/** True for URLs of files that this installation serves. */
export const isFilesPath = (url: string): boolean => url.startsWith(`${FILES_PATH}/`);
