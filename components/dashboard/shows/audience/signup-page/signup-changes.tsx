import type { SignupFieldChange } from "@/lib/modules/pages/signup-pages/schema";
import { nameOfField, valueInWords } from "./field-names";

/** Differences between two versions, field by field: before and after. */
export function SignupChanges({ changes, label }: { changes: readonly SignupFieldChange[]; label: string }) {
  return (
    <dl aria-label={label} className="border-line border-t">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="border-line border-b py-2.5">
          <dt className="font-medium text-sm">{nameOfField(field)}</dt>
          <Side sign="−" said="Before" value={before} className="text-ink-muted" />
          <Side sign="+" said="After" value={after} className="text-ink" />
        </div>
      ))}
    </dl>
  );
}

interface SideProps {
  sign: string;
  said: string;
  value: unknown;
  className: string;
}

function Side({ sign, said, value, className }: SideProps) {
  const words = valueInWords(value);
  return (
    <dd className={`mt-1 grid grid-cols-[1rem_1fr] gap-2 text-base ${className}`}>
      <span aria-hidden className="tabular select-none">
        {sign}
      </span>
      <span className="min-w-0 whitespace-pre-wrap break-words">
        <span className="sr-only">{said}: </span>
        {words || <em className="text-ink-muted">empty</em>}
      </span>
    </dd>
  );
}
