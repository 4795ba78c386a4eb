interface Choice {
  value: string;
  label: string;
}

/** The options of a filter or a field: a value that is its own label once it begins large, or both. */
export const choices = (
  ...entries: readonly (string | readonly [value: string, label: string])[]
): Choice[] =>
  entries.map((entry) =>
    typeof entry === "string"
      ? { value: entry, label: entry.charAt(0).toUpperCase() + entry.slice(1) }
      : { value: entry[0], label: entry[1] },
  );
