/** Characters that would begin a mention, a hashtag or a link in a post's text. */
const RESERVED = /[\\|{}@[\]()<>#*_~]/g;

/** Writes plain text in the format that LinkedIn's posts have. */
export const escaped = (text: string): string => text.replaceAll(RESERVED, "\\$&");
