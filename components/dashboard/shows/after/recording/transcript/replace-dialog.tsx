"use client";

import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import type { ApiError } from "@/lib/client/api-error";
import { secondAsClock } from "@/lib/stage/video-time";
import { FormProblem } from "../../../../parts/forms/form-problem";
import { countWords } from "../facts/recording-words";
import type { Transcript } from "../facts/transcript";
import { type Replaced, useReplacement } from "./use-replacement";

interface ReplaceDialogProps {
  transcript: Transcript;
  /** What is searched for when the dialog opens. */
  query: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How many changed lines are shown. */
const SHOWN = 50;

/** Replaces words in the whole transcript, and shows before what changes. */
export function ReplaceDialog({ open, onOpenChange, ...rest }: ReplaceDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="md"
      title="Find and replace"
      description="Replaces whole words with the same capitalization, in the captions too."
    >
      <ReplaceForm {...rest} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ReplaceForm({
  transcript,
  query,
  onDone,
}: Pick<ReplaceDialogProps, "transcript" | "query"> & { onDone: () => void }) {
  const [words, setWords] = useState({ from: query.trim(), to: "" });
  const { preview, replace, isBusy, error, reset, from } = useReplacement(transcript, words, true);
  const count = from === "" ? 0 : (preview.data?.length ?? 0);
  const type = (given: Partial<typeof words>) => {
    reset();
    setWords({ ...words, ...given });
  };
  const submit = async () => {
    const changed = await replace().catch(() => null);
    if (changed === null) return;
    toast.success(`${countWords(changed, "line")} corrected`);
    onDone();
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (count > 0) void submit();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Find">
          <Input
            value={words.from}
            maxLength={200}
            onChange={(event) => type({ from: event.target.value })}
          />
        </Field>
        <Field label="Replace with">
          <Input value={words.to} maxLength={200} onChange={(event) => type({ to: event.target.value })} />
        </Field>
      </div>
      {from !== "" && <Preview changes={preview.data} error={preview.error} />}
      {error && (
        <FormProblem>
          {error.code === "version_conflict"
            ? "Someone else corrected the transcript. The lines are up to date now. Check them and try again."
            : error.message}
        </FormProblem>
      )}
      <div className="flex justify-end gap-2 pb-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy} disabled={count === 0}>
          {count === 0 ? "Replace" : `Replace in ${countWords(count, "line")}`}
        </Button>
      </div>
    </form>
  );
}

function Preview({ changes, error }: { changes: readonly Replaced[] | undefined; error: ApiError | null }) {
  if (error)
    return (
      <p role="status" className="text-base text-ink-muted">
        {Object.values(error.fields).includes("not_found")
          ? "No line contains these words with this capitalization."
          : error.message}
      </p>
    );
  if (!changes) return <Skeleton className="h-16 w-full" />;
  return (
    <div>
      <p role="status" className="font-medium text-sm">
        {changes.length === 0 ? "Nothing changes." : `Changes ${countWords(changes.length, "line")}`}
      </p>
      <ul className="max-h-64 overflow-y-auto">
        {changes.slice(0, SHOWN).map(({ segment_id, start_sec, before, after }) => (
          <li
            key={segment_id}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 border-line border-b py-2"
          >
            <span className="tabular text-right text-ink-muted text-sm">{secondAsClock(start_sec)}</span>
            <span className="min-w-0 break-words text-base">
              <del className="block text-ink-muted">{before.text}</del>
              <ins className="block no-underline">{after.text === "" ? "Line removed" : after.text}</ins>
            </span>
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && (
        <p className="pt-2 text-ink-muted text-sm">And {countWords(changes.length - SHOWN, "more line")}.</p>
      )}
    </div>
  );
}
