import { literalLike } from "@/lib/platform/database/literal-like";
import type { ExportFilters } from "./schema";

interface Listed {
  /** Of the filters that are used: statements of other texts need other names. */
  name: string;
  /** Over `$1` and what follows. */
  condition: string;
  values: unknown[];
}

/**
 * Whom an export lists, as a condition in SQL. It holds no more than what was asked for: a condition for filters that may
 * be missing makes the database expect few rows, and sort them all for each page.
 */
export function listedBy(eventId: string, { state, source, marketing_consent, q }: ExportFilters): Listed {
  const listed: Listed = {
    name: "",
    condition: "event_id = $1 AND removed_at IS NULL",
    values: [eventId],
  };
  const add = (name: string, value: unknown, condition: (place: string) => string): void => {
    if (value === undefined) return;
    listed.values.push(value);
    listed.name += `_${name}`;
    listed.condition += ` AND ${condition(`$${listed.values.length}`)}`;
  };
  add("state", state, (place) => `state = ${place}`);
  add("source", source, (place) => `source = ${place}`);
  add("consent", marketing_consent, (place) => `marketing_consent = ${place}`);
  const like = q ? `%${literalLike(q)}%` : undefined;
  add("q", like, (place) => `(name ILIKE ${place} OR email ILIKE ${place})`);
  return listed;
}
