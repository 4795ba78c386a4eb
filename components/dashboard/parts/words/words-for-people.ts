/** Names of fields and of operations. */
const FOR_PROGRAMS = /`|\b[a-z]+[A-Z]/;

/** What programs are told to set is left out: on a page people see where they set it. */
export function wordsForPeople(text: string): string | undefined {
  const plain = text.replaceAll(/ \(`[^`]*`\)/g, "");
  return FOR_PROGRAMS.test(plain) ? undefined : plain;
}
