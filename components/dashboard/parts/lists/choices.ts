interface Choice {
  value: string;
  label: string;
}

/** Builds the options of a filter or field. A plain value becomes its own label, capitalized. */
export const choices = (
  ...entries: readonly (string | readonly [value: string, label: string])[]
): Choice[] =>
  entries.map((entry) =>
    typeof entry === "string"
      ? { value: entry, label: entry.charAt(0).toUpperCase() + entry.slice(1) }
      : { value: entry[0], label: entry[1] },
  );
