import { FILES_PATH } from "@/lib/providers/storage";

/** The addresses of files that this installation serves itself. */
export const isFilesPath = (url: string): boolean => url.startsWith(`${FILES_PATH}/`);
