import { literalLike } from "@/lib/platform/database/literal-like";
import type { EmailStatus, RegistrationState } from "./registration-schema";

/** Filters for an event's people. */
export interface PeopleFilters {
  registration_ids?: string[] | undefined;
  state?: RegistrationState | undefined;
  source?: string | undefined;
  marketing_consent?: boolean | undefined;
  attended?: boolean | undefined;
  mail?: EmailStatus | undefined;
  q?: string | undefined;
}

interface Listed {
  /**
   * One letter per filter used. Statements with different texts need different names, and names are short.
   */
  name: string;
  /** Uses `$1` and following parameters, and the table `registration`. */
  condition: string;
  values: unknown[];
}

const EMAIL = "SELECT 1 FROM mail_message m WHERE m.registration_id = registration.id";

/** Conditions for someone's email status. Failures are rare, so they are looked up in their own index. */
const EMAIL_CONDITIONS: Record<EmailStatus, string> = {
  none: `NOT EXISTS (${EMAIL})`,
  waiting: `EXISTS (${EMAIL} AND m.state IN ('queued', 'sending'))`,
  out: `EXISTS (${EMAIL} AND m.state IN ('sent', 'captured'))`,
  failed: `id = ANY (ARRAY(SELECT m.registration_id FROM mail_message m
    WHERE m.event_id = $1 AND m.state IN ('failed', 'suppressed', 'bounced', 'complained')))`,
  unsubscribed: "unsubscribed_at IS NOT NULL",
};

/**
 * Returns the SQL condition of a list or an export. It contains only the given filters: with conditions for
 * absent filters, the database would expect few rows and sort all of them for each page.
 */
export function listedBy(eventId: string, filters: PeopleFilters): Listed {
  const { registration_ids, state, source, marketing_consent, attended, mail, q } = filters;
  const listed: Listed = {
    name: "_",
    condition: "event_id = $1 AND removed_at IS NULL",
    values: [eventId],
  };
  const say = (name: string, condition: string): void => {
    listed.name += name;
    listed.condition += ` AND ${condition}`;
  };
  const add = (name: string, value: unknown, condition: (place: string) => string): void => {
    if (value === undefined) return;
    listed.values.push(value);
    say(name, condition(`$${listed.values.length}`));
  };
  add("i", registration_ids, (place) => `id = ANY (${place}::text[])`);
  add("s", state, (place) => `state = ${place}`);
  add("o", source, (place) => `source = ${place}`);
  add("c", marketing_consent, (place) => `marketing_consent = ${place}`);
  if (attended !== undefined) say(attended ? "a" : "b", `joined_at IS ${attended ? "NOT " : ""}NULL`);
  if (mail !== undefined) say(`m${Object.keys(EMAIL_CONDITIONS).indexOf(mail)}`, EMAIL_CONDITIONS[mail]);
  const like = q ? `%${literalLike(q)}%` : undefined;
  add("q", like, (place) => `(name ILIKE ${place} OR email ILIKE ${place})`);
  return listed;
}
