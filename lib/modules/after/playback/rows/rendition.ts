/** Names of what a program consists of, as stored and in its addresses. */
export const PICTURE = "picture-720";
/** Made once a show is over, if its tracks have that much (record 98). A version has all of it or nothing. */
export const LARGE_PICTURE = "picture-1080";
export const SOUND = "sound";
export const RENDITIONS = [PICTURE, LARGE_PICTURE, SOUND] as const;
export type Rendition = (typeof RENDITIONS)[number];
