/** Characters that show nothing, and those that turn the direction of writing. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\p{Cc}]/gu;
/** What a page would run or style is nothing that was said. */
const SCRIPTS = /<(script|style)\b[^<>]{0,200}>[^<]{0,2000}<\/\1>/giu;
const TAGS = /<\/?[a-z][^<>]{0,200}>/giu;

/** Returns text as its words are read: without tags and unseen characters, with plain quotation marks and spaces. */
export function plainOf(text: string): string {
  return text
    .replace(/[\t\n\r]/gu, " ")
    .replace(UNSEEN, "")
    .replace(SCRIPTS, " ")
    .replace(/<\/?q>/giu, '"')
    .replace(TAGS, " ")
    .normalize("NFC")
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[–—]/gu, "-")
    .replace(/\s+/gu, " ")
    .trim();
}

export const countWords = (plain: string): number =>
  plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
