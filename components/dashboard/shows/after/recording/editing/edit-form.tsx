"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { FormProblem } from "../../../../parts/forms/form-problem";
import type { RecordedPerson } from "../facts/people-of";
import type { Edited } from "./edit";
import { EDIT_KINDS } from "./edit-kinds";
import { changeLines } from "./edit-words";
import { EditFields } from "./fields/edit-fields";
import { OtherVersion } from "./other-version";
import { type EditFormState, useEditForm } from "./use-edit-form";
import type { Preview, PreviewedEdit } from "./use-preview";

interface EditFormProps extends EditFormState {
  people: readonly RecordedPerson[];
  preview: Preview;
  /** What can be played of it; null for nothing. */
  previewed: PreviewedEdit | null;
  /** Where the player is, in seconds of the recording's version; null while that isn't known. */
  at: number | null;
  video: HTMLVideoElement | null;
}

/** An edit before it's made, with what it changes. */
export function EditForm(props: EditFormProps) {
  const { recording, people, draft, onClose, isMaking, preview, previewed, at, video } = props;
  const { kind } = draft;
  const words = EDIT_KINDS[kind];
  const title = titleOf(draft) ?? words.title;
  const form = useRef<HTMLFormElement>(null);
  const { change, submit, behind, problems, isComplete, isRefused, changed } = useEditForm(props);

  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>("input, select");
    // The form begins with its heading, also where its first field is further down.
    (first ?? form.current?.querySelector<HTMLElement>("[type=submit]"))?.focus({ preventScroll: true });
    form.current?.querySelector("h2")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <form
      ref={form}
      aria-label={title}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="-mx-1 flex min-h-0 flex-1 scroll-pb-16 flex-col gap-4 overflow-y-auto px-1"
    >
      <h2 className="scroll-mt-20 border-line border-b pb-2 font-semibold text-base leading-7">{title}</h2>
      <EditFields {...{ draft, people, problems, at, video }} slug={recording.event_slug} onChange={change} />
      {behind ? (
        <OtherVersion
          recording={recording}
          people={people}
          onContinue={(latest) => change({ version: latest })}
        />
      ) : (
        isComplete && <Difference change={changed} isRefused={isRefused} />
      )}
      {problems.rest && <FormProblem>{problems.rest}</FormProblem>}
      <div className="sticky bottom-0 mt-auto flex flex-wrap justify-end gap-2 bg-surface py-2">
        {previewed && !behind && (
          <Button
            className="mr-auto"
            onClick={() => (preview.isPlaying ? preview.pause() : preview.play(previewed))}
          >
            {preview.isPlaying ? "Stop preview" : previewed.how === "mute" ? "Preview" : "Preview cut"}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={isMaking} disabled={behind}>
          {words.apply}
        </Button>
      </div>
    </form>
  );
}

function titleOf({ kind, words, places }: EditFormState["draft"]): string | null {
  if (kind !== "drop") return null;
  if (places) return "Cut fillers";
  return words ? "Cut words" : null;
}

/** What the edit would change. */
function Difference({ change, isRefused }: { change: Edited["change"] | undefined; isRefused: boolean }) {
  if (isRefused) return null;
  return (
    <div role="status" className="rounded-control bg-surface-sunken px-3 py-2 text-base">
      {change ? (
        <ul className="flex flex-col gap-1">
          {changeLines(change).map((line, index) => (
            <li key={line} className={index === 0 ? "font-medium" : "text-ink-muted"}>
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </div>
  );
}
