/** Whether someone typed the word that a dialog asks for. Phones begin with a capital, and add a space after a suggestion. */
export const isTyped = (text: string, word: string): boolean =>
  text.trim().toLowerCase() === word.toLowerCase();
