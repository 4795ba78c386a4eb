/** Names of fields and operations. */
const FOR_PROGRAMS = /`|\b[a-z]+[A-Z]/;

/**
 * Returns the text without what only programs need, such as the field to set; undefined if nothing else
 * remains. On a page, people see where to set it.
 */
export function wordsForPeople(text: string): string | undefined {
  const plain = text.replaceAll(/ \(`[^`]*`\)/g, "");
  return FOR_PROGRAMS.test(plain) ? undefined : plain;
}
