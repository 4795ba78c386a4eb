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
  const { run } = useAction("resetTestClock", "Back to real time");
  const replanned = preview.data?.data.replanned ?? [];
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        icon={<Undo2 className="size-4" aria-hidden />}
        busy={preview.isPending}
        onClick={() => preview.mutate({ body: { dry_run: true } }, { onSuccess: () => setOpen(true) })}
      >
        Back to real time
      </Button>
      {preview.error && <FormProblem>{preview.error.message}</FormProblem>}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Go back to real time?"
        description={
          replanned.length > 0
            ? "What has already run stays as it happened. This is planned again:"
            : "What has already run stays as it happened. Nothing else was planned."
        }
        confirmLabel="Back to real time"
        tone="primary"
        onConfirm={() => run({ body: {} })}
      >
        {replanned.length > 0 && <DueTable label="What is planned again" rows={replanned} />}
      </ConfirmDialog>
    </div>
  );
}
