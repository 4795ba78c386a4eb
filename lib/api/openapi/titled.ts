/** Turns `createClient` or `event.created` into the beginning of a type name. */
export const titled = (name: string): string =>
  name.replace(/(?:^|[._-])([a-zA-Z])/g, (_all, letter: string) => letter.toUpperCase());
