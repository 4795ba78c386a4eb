/** Background work that has its own price, by its name in usage. */
const WORK: Record<string, string> = {
  "plan.write": "Writing a run of show",
  plan: "Writing a run of show",
};

export const workWords = (name: string): string => WORK[name] ?? name;
