/** Members whose texts are ours: ids, enum values, timestamps, URLs of our own pages. */
const OURS =
  /(^|_)(id|ids|slug|code|state|status|type|kind|environment|timezone|time_zone|language|theme|method|path|operation|at|url|link|links|prefix|last4|scope|scopes|effect|action|version|cursor|source|layout|phase|events|sort|order|plan_code|access|identity|studio|signup_page|viewer_link|guest_link|secret|retryable|month|date|environment|role)$/;
const MAX_PATHS = 40;

/**
 * Returns the paths of people's own words in a result, such as `items[].name`. It errs on the side of too
 * many: treating an id as untrusted does no harm, but missing a text could let in a stranger's instruction.
 */
export function untrustedPaths(data: unknown): string[] {
  const paths = new Set<string>();
  walk(data, "", "", paths);
  return [...paths].slice(0, MAX_PATHS);
}

function walk(value: unknown, path: string, name: string, paths: Set<string>): void {
  if (typeof value === "string") {
    if (value !== "" && !OURS.test(name)) paths.add(path);
  } else if (Array.isArray(value)) {
    for (const item of value) walk(item, `${path}[]`, name, paths);
  } else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) walk(item, path ? `${path}.${key}` : key, key, paths);
  }
}
