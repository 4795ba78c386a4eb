import type { ReencodeImage } from "./port";
import { reencodeWithSharp } from "./sharp";

export { ImageError, type ImageType } from "./port";

/** In this process. Files in and files out are all that it needs, so it can move into one of its own. */
export const reencodeImage: ReencodeImage = reencodeWithSharp;
