/** Data from people between marks that it can't close. Whatever isn't text is written as JSON. */
export const fenced = (name: string, data: unknown): string => `<${name}>\n${withoutMarks(data)}\n</${name}>`;

const withoutMarks = (data: unknown): string =>
  typeof data === "string"
    ? data.replaceAll("<", "‹").replaceAll(">", "›")
    : JSON.stringify(data, null, 1).replaceAll("<", "\\u003c");
