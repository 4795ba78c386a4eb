/** The address of the calls behind a row of usage, in the request log. */
export type LogOf = (filters: Record<string, string>) => string;
