/** Work behind a call that has a price of its own, by the name it has in usage. */
const WORK: Record<string, string> = {
  "plan.write": "Writing a run of show",
  plan: "Writing a run of show",
};

export const workWords = (name: string): string => WORK[name] ?? name;
