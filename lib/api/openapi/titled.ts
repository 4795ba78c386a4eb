/** `createClient` as the beginning of a type's name, `event.created` too. */
export const titled = (name: string): string =>
  name.replace(/(?:^|[._-])([a-zA-Z])/g, (_all, letter: string) => letter.toUpperCase());
