import { type Import, OUTCOME_WORDS } from "./import-words";

/** Row counts by outcome. */
export function ImportCounts({ counts }: { counts: Import["counts"] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-line border-y py-4 sm:grid-cols-5">
      {(Object.keys(OUTCOME_WORDS) as (keyof Import["counts"])[]).map((outcome) => (
        <div key={outcome}>
          <dt className="text-ink-muted text-sm">{OUTCOME_WORDS[outcome]}</dt>
          <dd className="tabular font-medium text-xl">{counts[outcome].toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
