/** Members whose texts are ours: ids, words of closed lists, instants, addresses of our own pages. */
const OURS =
  /(^|_)(id|ids|slug|code|state|status|type|kind|environment|timezone|time_zone|language|theme|method|path|operation|at|url|link|links|prefix|last4|scope|scopes|effect|action|version|cursor|source|layout|phase|events|sort|order|plan_code|access|identity|studio|signup_page|viewer_link|guest_link|retryable|month|date|environment|role)$/;
const MOST_PATHS = 40;

/**
 * The places in an answer where people's own words stand, as paths such as `items[].name`. Rather one too many: an agent
 * that takes an id for untrusted loses nothing, the reverse could be an instruction from a stranger.
 */
export function untrustedPaths(data: unknown): string[] {
  const paths = new Set<string>();
  walk(data, "", "", paths);
  return [...paths].slice(0, MOST_PATHS);
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
