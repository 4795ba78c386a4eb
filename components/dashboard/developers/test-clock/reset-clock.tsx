"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../access/environment";
import { useAction } from "../../parts/actions/use-action";
import { FormProblem } from "../../parts/forms/form-problem";
import { DueTable } from "./due-table";

/** Resets the test environment to real time. Shows first what will be scheduled again. */
export function ResetClock() {
  const { as } = useEnvironment();
  const [open, setOpen] = useState(false);
  const preview = useApiMutation("resetTestClock", as);
  const { run } = useAction("resetTestClock", "Test clock reset to real time");
  const replanned = preview.data?.data.replanned ?? [];
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        icon={<Undo2 className="size-4" aria-hidden />}
        busy={preview.isPending}
        onClick={() => preview.mutate({ body: { dry_run: true } }, { onSuccess: () => setOpen(true) })}
      >
        Return to real time
      </Button>
      {preview.error && <FormProblem>{preview.error.message}</FormProblem>}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Return to real time?"
        description={
          replanned.length > 0
            ? "Jobs that already ran aren’t undone. These will be rescheduled:"
            : "Jobs that already ran aren’t undone. Nothing else is scheduled."
        }
        confirmLabel="Return to real time"
        tone="primary"
        onConfirm={() => run({ body: {} })}
      >
        {replanned.length > 0 && <DueTable label="Rescheduled jobs" rows={replanned} />}
      </ConfirmDialog>
    </div>
  );
}
