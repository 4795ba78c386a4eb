interface Words {
  short: string;
  long: string;
}

/** Returns what changed. An emptied text is the analysis's again. */
export const summaryChanges = (before: Words, after: Words): { [K in keyof Words]?: string | null } =>
  Object.fromEntries(
    (["short", "long"] as const)
      .filter((length) => after[length].trim() !== before[length].trim())
      .map((length) => [length, after[length].trim() || null]),
  );
