/** Builds the request log URL for the calls behind a usage row. */
export type LogOf = (filters: Record<string, string>) => string;
