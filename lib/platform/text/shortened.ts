/** Returns a text of at most so many letters and an ellipsis, cut between two words. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/u, "")}…`;
