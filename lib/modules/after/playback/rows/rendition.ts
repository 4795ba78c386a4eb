/** Names of what a program consists of, as stored and in its addresses. */
export const PICTURE = "picture-720";
export const SOUND = "sound";
export type Rendition = typeof PICTURE | typeof SOUND;
