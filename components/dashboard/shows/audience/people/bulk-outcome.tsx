"use client";

import { Undo2, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { peopleCount } from "../../../parts/words/people-words";
import type { Bulk } from "./use-bulk";

/** Result of the last bulk action, with Undo if possible. */
export function BulkOutcomeNote({ bulk }: { bulk: Bulk }) {
  const { outcome } = bulk;
  if (!outcome) return null;
  return (
    <div
      role="status"
      className="mb-3 flex items-start gap-3 rounded-control bg-surface-raised px-3 py-2 text-base ring-1 ring-line ring-inset"
    >
      <div className="min-w-0 flex-1 self-center">
        {outcome.text && <p>{outcome.text}</p>}
        {outcome.problems.map(({ message, count }) => (
          <p key={message} className="text-danger">
            {count > 0 ? `Skipped ${peopleCount(count)}: ` : ""}
            {message}
          </p>
        ))}
      </div>
      {outcome.undo.length > 0 && (
        <Button
          size="sm"
          icon={<Undo2 className="size-4" aria-hidden />}
          onClick={() => void bulk.undo(outcome.undo)}
        >
          Undo
        </Button>
      )}
      <IconButton
        size="sm"
        label="Dismiss"
        icon={<X className="size-4" aria-hidden />}
        onClick={bulk.dismiss}
      />
    </div>
  );
}
