/** Escapes text for LIKE, or Prisma's `contains`, so that `%` and `_` match literally. */
export const literalLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
