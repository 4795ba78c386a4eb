"use client";

import { Button } from "@/components/ui/button";
import type { SignupConflict } from "@/lib/signup-editor/signup-editor";
import { nameOfField, valueInWords } from "./field-names";

interface SignupConflictsProps {
  conflicts: readonly SignupConflict[];
  dismiss: () => void;
}

/** Where somebody else changed the same field at the same time: yours stands, and theirs is not lost unseen. */
export function SignupConflicts({ conflicts, dismiss }: SignupConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className="rounded-control border border-warn bg-warn-soft p-3 text-base">
      <p className="font-medium">
        Somebody else changed the same at the same time. Yours stands; theirs was:
      </p>
      <ul className="mt-1 list-disc pl-5">
        {conflicts.map(({ field, theirs }) => (
          <li key={`${field} ${valueInWords(theirs)}`} className="break-words">
            {nameOfField(field)}: {valueInWords(theirs) || "nothing"}
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={dismiss}>
        Understood
      </Button>
    </div>
  );
}
