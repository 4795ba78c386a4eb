/** What can be filled into a mail that people write, and what it stands for. */
export const COPY_VARIABLES = {
  name: "The reader's name.",
  event_title: "The title of the event.",
  starts_at: "Date and time in the reader's zone, with its name.",
  join_link: "The reader's own way into the show; for who is not registered, its viewer page.",
  organiser: "Who makes the event, as the reader sees it.",
} as const;

export type CopyVariable = keyof typeof COPY_VARIABLES;
export type CopyValues = Record<CopyVariable, string>;

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isVariable = (name: string): name is CopyVariable => Object.hasOwn(COPY_VARIABLES, name);

/** Names between double braces that are no variables. */
export function unknownVariables(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = ""]) => name).filter((name) => !isVariable(name));
}

/** The text with its variables filled in; each value goes through `write` first. */
export function fillIn(
  text: string,
  values: CopyValues,
  write: (value: string, name: CopyVariable) => string = (value) => value,
): string {
  return text.replaceAll(PLACE, (place, name: string) =>
    isVariable(name) ? write(values[name], name) : place,
  );
}

/** The text around one variable. */
export const splitAt = (text: string, name: CopyVariable): string[] =>
  text.split(new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`));
