"use client";

import clsx from "clsx";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Ago } from "@/components/ui/ago";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useMay } from "../../../../access/for-role";
import { showSpan } from "../facts/program-seconds";
import type { Recording } from "../facts/recording";
import type { Line } from "../facts/transcript";
import { CompareToggle } from "./comparing/compare-toggle";
import type { Comparing } from "./comparing/use-comparing";
import type { BeginEdit, Edit } from "./edit";
import { EDIT_KINDS, KIND_GROUPS } from "./edit-kinds";
import { editTitle } from "./edit-words";
import { SuggestionList } from "./suggestions/suggestion-list";
import { useEdits } from "./use-edits";
import type { Preview } from "./use-preview";

interface EditListProps {
  recording: Recording;
  nameOf: (personId: string) => string;
  onEdit: BeginEdit;
  /** The transcript, from which cuts are suggested, and its language. */
  lines: readonly Line[];
  language: string;
  preview: Preview;
  comparing: Comparing;
  /** The player plays the recording's version. */
  inStep: boolean;
  undo: (editId: string) => Promise<void>;
  undoing: string | null;
}

/** What could be cut, buttons for each kind of edit, folded once there are some, and what was edited, each with Undo. */
export function EditList(props: EditListProps) {
  const { recording, nameOf, lines, language, preview, comparing, inStep, onEdit, undo, undoing } = props;
  const [isWhole, setWhole] = useState(false);
  const { data, error, refetch, isFetching } = useEdits(recording, isWhole);
  const mayEdit = useMay("member");
  const shown = data?.edits ?? [];
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto pr-1 pb-2">
      {mayEdit && recording.state === "ready" && (
        <SuggestionList
          {...{ lines, language, preview }}
          span={showSpan(recording)}
          onReview={({ from, to, words }) => onEdit("drop", words ? { words } : { time: { from, to } })}
          onShorten={() => onEdit("shorten_silences")}
          onCutFillers={(places, placesLeft) => onEdit("drop", { places, placesLeft })}
        />
      )}
      {mayEdit && <NewEdit state={recording.state} onEdit={onEdit} isOpen={data?.edits.length === 0} />}
      {error && !data && (
        <ErrorState
          message={error.message}
          {...(error.requestId ? { requestId: error.requestId } : {})}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data?.edits.length === 0 && (
        <p className="text-base text-ink-muted">
          No edits. Tracks stay as they are, and every edit can be undone.
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label="Edits">
          {shown.map((edit) => (
            <EditRow key={edit.id} {...{ edit, nameOf, undo, undoing, mayEdit, comparing, inStep }} />
          ))}
        </ul>
      )}
      {data?.hasMore && (
        <Button size="sm" className="self-start" busy={isWhole && isFetching} onClick={() => setWhole(true)}>
          Show all edits
        </Button>
      )}
    </div>
  );
}

interface NewEditProps extends Pick<Recording, "state">, Pick<EditListProps, "onEdit"> {
  isOpen: boolean;
}

function NewEdit({ state, onEdit, isOpen }: NewEditProps) {
  if (state === "live")
    return <p className="text-base text-ink-muted">The recording can be edited after the show ends.</p>;
  return (
    <details open={isOpen} className="border-line border-b pb-3">
      <summary className="w-fit rounded-sm font-medium text-base">New edit</summary>
      <div className="mt-3 flex flex-col gap-3">
        {KIND_GROUPS.map(({ title, kinds }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1.5 font-medium text-ink-muted text-sm">{title}</h3>
            <div className="grid grid-cols-2 gap-2">
              {kinds.map((kind) => {
                const { icon: Icon, title: name } = EDIT_KINDS[kind];
                return (
                  <Button
                    key={kind}
                    size="sm"
                    disabled={state === "failed"}
                    onClick={() => onEdit(kind)}
                    icon={<Icon className="size-4" aria-hidden />}
                  >
                    {name}
                  </Button>
                );
              })}
            </div>
          </section>
        ))}
      </div>
    </details>
  );
}

interface EditRowProps extends Pick<EditListProps, "nameOf" | "undo" | "undoing" | "comparing" | "inStep"> {
  edit: Edit;
  mayEdit: boolean;
}

function EditRow({ edit, nameOf, undo, undoing, mayEdit, comparing, inStep }: EditRowProps) {
  const { id, kind, created_by, created_at, undone_by, undone_at } = edit;
  const { icon: Icon } = EDIT_KINDS[kind];
  const title = editTitle(edit, nameOf);
  return (
    <li className="flex items-start gap-2.5 border-line border-t py-2.5 first:border-t-0 first:pt-0">
      <Icon className="mt-0.5 size-4 shrink-0 text-ink-muted" aria-hidden />
      <div className="min-w-0 flex-1 text-base">
        <p className={clsx("break-words", undone_by && "text-ink-muted line-through")}>{title}</p>
        <p className="break-words text-ink-muted text-sm">
          {created_by.name}, <Ago value={created_at} />
          {undone_by && undone_at && (
            <>
              {" · "}Undone by {undone_by.name}, <Ago value={undone_at} />
            </>
          )}
        </p>
        {mayEdit && !undone_by && inStep && (
          <div className="mt-1.5">
            <CompareToggle editId={id} title={title} comparing={comparing} />
          </div>
        )}
      </div>
      {mayEdit && !undone_by && (
        <Button
          size="sm"
          aria-label={`Undo ${title}`}
          busy={undoing === id}
          disabled={undoing !== null}
          onClick={() => void undo(id)}
          icon={<Undo2 className="size-4" aria-hidden />}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
