/** Text to look for with LIKE, or Prisma's `contains`, in which `%` and `_` mean themselves. */
export const literalLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
