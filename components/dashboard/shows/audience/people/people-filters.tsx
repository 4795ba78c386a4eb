import { choices } from "../../../parts/lists/choices";
import { FilterBar } from "../../../parts/lists/filter-bar";
import { type PersonState, STATE_WORDS, sourceWords } from "../../../parts/words/people-words";

const CONSENT = choices(["true", "Marketing consent"], ["false", "No consent"]);
const ATTENDED = choices(["true", "Attended"], ["false", "Didn’t attend"]);
const EMAIL = choices(
  ["none", "None sent"],
  ["waiting", "Sending"],
  ["out", "Sent"],
  ["failed", "Failed"],
  ["unsubscribed", "Unsubscribed"],
);

interface PeopleFiltersProps {
  byState: Readonly<Record<string, number>>;
  sources: readonly { source: string; count: number }[];
}

const counted = (label: string, count: number): string => `${label} (${count.toLocaleString("en")})`;

/** Search and filters for a show's people, kept in the URL. */
export function PeopleFilters({ byState, sources }: PeopleFiltersProps) {
  const states = Object.entries(STATE_WORDS).map(([value, label]) => ({
    value,
    label: counted(label, byState[value as PersonState] ?? 0),
  }));
  const origins = sources.slice(0, 50).map(({ source, count }) => ({
    value: source,
    label: counted(sourceWords(source), count),
  }));
  return (
    <FilterBar
      texts={[{ name: "q", label: "Search name or email" }]}
      choices={[
        { name: "state", label: "Status", options: states },
        { name: "source", label: "Source", options: origins },
      ]}
      more={{
        choices: [
          { name: "marketing_consent", label: "Consent", options: CONSENT },
          { name: "attended", label: "Attendance", options: ATTENDED },
          { name: "mail", label: "Email", options: EMAIL },
        ],
      }}
    />
  );
}
