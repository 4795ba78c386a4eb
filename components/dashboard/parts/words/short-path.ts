const MOST_CHARS = 26;
const START = 12;
const END = 8;

/**
 * A path with its long parts cut in the middle: slugs begin with the title and end with what sets them apart, and what
 * follows them says what the call did.
 */
export const shortPath = (path: string): string =>
  path
    .split("/")
    .map((part) => (part.length > MOST_CHARS ? `${part.slice(0, START)}…${part.slice(-END)}` : part))
    .join("/");
