const LONGEST_TEXT = 280;
/** A truncated URL is useless. */
const ADDRESS = /^https?:\/\/\S+$/;
const MAX_ITEMS = 50;

/** Shortens a result: omits empty members and the ends of long texts. */
export function condense(value: unknown): unknown {
  if (typeof value === "string")
    return value.length > LONGEST_TEXT && !ADDRESS.test(value)
      ? `${value.slice(0, LONGEST_TEXT).toWellFormed()}…`
      : value;
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(condense);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => !saysNothing(item))
      .map(([name, item]) => [name, condense(item)]),
  );
}

function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}
