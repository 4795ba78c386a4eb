"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../../../access/environment";
import type { Recording } from "../facts/recording";
import { type Deletion, deletionQuery, deletionWords, receiptLines } from "./receipt-words";

interface DeleteDialogProps {
  recording: Recording;
  deletion: Deletion;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After the whole recording was deleted. */
  onGone: () => void;
}

/** Shows what a deletion removes, as the API counts it, and asks for a typed confirmation. */
export function DeleteDialog({ recording, deletion, open, onOpenChange, onGone }: DeleteDialogProps) {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const params = { slug: recording.event_slug, recording_id: recording.id };
  const query = deletionQuery(deletion);
  const { mutate: ask, ...dryRun } = useApiMutation("deleteRecording", as);
  const remove = useApiMutation("deleteRecording", as);
  const words = deletionWords(deletion);
  const key = JSON.stringify([params, query]);

  useEffect(() => {
    if (!open) return;
    const [to, what] = JSON.parse(key) as [typeof params, typeof query];
    ask({ params: to, query: what, body: { dry_run: true } });
  }, [open, key, ask]);

  const confirm = async () => {
    await remove.mutateAsync({ params, query });
    toast.success(words.done);
    if (deletion.kind === "recording") onGone();
    else
      await queries.invalidateQueries({ queryKey: ["getRecording", as, params.slug, params.recording_id] });
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      confirmLabel={words.confirm}
      typed="delete"
      onConfirm={confirm}
    >
      <div className="rounded-control border border-line bg-surface-sunken px-3 py-2">
        <p className="font-medium text-sm">This deletes</p>
        {dryRun.isError ? (
          <p role="alert" className="text-danger text-sm">
            {dryRun.error.message}
          </p>
        ) : dryRun.data ? (
          <ul className="list-disc pl-5 text-base">
            {receiptLines(dryRun.data.data, recording).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <Skeleton className="my-1 h-14 w-full" />
        )}
        <p className="mt-1 text-ink-muted text-sm">Copies that others have downloaded can’t be deleted.</p>
      </div>
    </ConfirmDialog>
  );
}
