const WORDS_PER_MINUTE = 150;
/** In scripts without spaces between words, such as Chinese and Japanese. */
const CHARACTERS_PER_MINUTE = 300;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Estimates how long it takes to say a text, in seconds. 0 if there is nothing to say. */
export function speakingSeconds(text: string): number {
  const characters = text.match(UNSPACED)?.length ?? 0;
  const words = text
    .replaceAll(UNSPACED, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return (words / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE) * 60;
}
