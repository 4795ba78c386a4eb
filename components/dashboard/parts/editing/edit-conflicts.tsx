"use client";

import clsx from "clsx";
import { Button } from "@/components/ui/button";

interface EditConflictsProps {
  /** The conflicting fields, each with the other person's value. */
  lines: readonly { what: string; theirs: string }[];
  dismiss: () => void;
  className?: string;
}

/** Lists fields that someone else changed at the same time: yours are kept, and theirs are shown here. */
export function EditConflicts({ lines, dismiss, className }: EditConflictsProps) {
  if (lines.length === 0) return null;
  return (
    <div
      role="alert"
      className={clsx("rounded-control border border-warn bg-warn-soft p-3 text-base", className)}
    >
      <p className="font-medium">
        Someone else edited this at the same time. Your change was kept. Theirs was:
      </p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map(({ what, theirs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same field may conflict more than once
          <li key={`${what}.${index}`} className="break-words">
            {what}: {theirs || "empty"}
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={dismiss}>
        Dismiss
      </Button>
    </div>
  );
}
