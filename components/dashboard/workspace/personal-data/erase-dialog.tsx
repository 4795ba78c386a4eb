"use client";

import { useEffect } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../access/environment";
import { ErasedList } from "./erased-list";
import { type Erased, STAYS } from "./erased-words";

interface EraseDialogProps {
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onErased: (erased: Erased) => void;
  focusAfter: () => HTMLElement | null;
}

/** Shows what an erasure removes, as the API counts it, and asks for a typed confirmation. */
export function EraseDialog({ email, open, onOpenChange, onErased, focusAfter }: EraseDialogProps) {
  const { as } = useEnvironment();
  const { mutate: ask, ...dryRun } = useApiMutation("erasePersonalData", as);
  const erase = useApiMutation("erasePersonalData", as);

  useEffect(() => {
    // Erasing someone from long recordings can take longer than other calls.
    if (open) ask({ body: { email, dry_run: true }, patience: "file" });
  }, [open, email, ask]);

  const confirm = async () => {
    const { data } = await erase.mutateAsync({ body: { email }, patience: "file" });
    onErased(data);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Erase this person?"
      description={
        <>
          <span className="break-words text-ink">{email}</span> is removed from all shows in this environment,
          and what is stored about them is erased. This can’t be undone.
        </>
      }
      confirmLabel="Erase person"
      typed="erase"
      onConfirm={confirm}
      focusAfter={focusAfter}
    >
      <div className="rounded-control border border-line bg-surface-sunken px-3 py-2">
        <p className="font-medium text-sm">This erases</p>
        {dryRun.isError ? (
          <p role="alert" className="text-danger text-sm">
            {dryRun.error.message}
          </p>
        ) : dryRun.data && !dryRun.isPending ? (
          <ErasedList erased={dryRun.data.data} />
        ) : (
          <Skeleton className="my-1 h-14 w-full" />
        )}
        <p className="mt-1 text-ink-muted text-sm">{STAYS}</p>
      </div>
    </ConfirmDialog>
  );
}
