/** X counts any link as this many characters. */
const LINK = "x".repeat(23);

/** The length of a post as X counts it, in characters. */
export const xLength = (text: string): number => [...text.replaceAll(/https?:\/\/\S+/g, LINK)].length;
