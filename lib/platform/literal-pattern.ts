/** Text for a `contains` filter, in which % and _ stand for themselves: Prisma hands them to LIKE as they are. */
export const literalPattern = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
