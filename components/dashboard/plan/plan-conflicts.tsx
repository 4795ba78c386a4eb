"use client";

import { Button } from "@/components/ui/button";
import type { PlanConflict } from "@/lib/plan-editor/merge-plans";

const FIELDS: Record<string, string> = {
  duration_sec: "length",
  assignee: "person",
  type: "kind",
  emcee_line: "announcer",
};

const valueText = (value: unknown): string => {
  if (value === null || value === "") return "nothing";
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** Where somebody else changed the same thing at the same time: yours stands, and theirs is not lost unseen. */
export function PlanConflicts({
  conflicts,
  dismiss,
}: {
  conflicts: readonly PlanConflict[];
  dismiss: () => void;
}) {
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className="my-3 rounded-control border border-warn bg-warn-soft p-3 text-base">
      <p className="font-medium">
        Somebody else changed the same at the same time. Yours stands; theirs was:
      </p>
      <ul className="mt-1 list-disc pl-5">
        {conflicts.map(({ segmentId, title, field, theirs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one field may be in conflict more than once
          <li key={`${segmentId}.${field}.${index}`} className="break-words">
            {[title, FIELDS[field] ?? field].filter(Boolean).join(", ")}: {valueText(theirs)}
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={dismiss}>
        Understood
      </Button>
    </div>
  );
}
