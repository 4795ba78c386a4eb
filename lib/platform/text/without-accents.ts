/** Returns a text without the accents of Latin letters. Marks of other scripts are part of their letters. */
export const withoutAccents = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
