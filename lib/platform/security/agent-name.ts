const MAX_CHARS = 80;

/**
 * Returns the name that an agent gives itself, cleaned for storing and showing; undefined if nothing is left
 * of it.
 */
export function agentName(given: unknown): string | undefined {
  if (typeof given !== "string") return undefined;
  const name = given
    .slice(0, 4 * MAX_CHARS)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return name === "" ? undefined : [...name].slice(0, MAX_CHARS).join("");
}
