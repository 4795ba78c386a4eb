"use client";

import clsx from "clsx";
import { LoaderCircle } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { Playback } from "@/components/program/use-playback";
import { type Tab, Tabs } from "@/components/ui/tabs";
import type { Comparing } from "./editing/comparing/use-comparing";
import type { Edited } from "./editing/edit";
import { EditForm } from "./editing/edit-form";
import { EditList } from "./editing/edit-list";
import { madeAgainWords } from "./editing/edit-words";
import { namesOf } from "./editing/latest-words";
import { previewOf } from "./editing/preview-of";
import type { Writing } from "./editing/use-draft";
import { useEditing } from "./editing/use-editing";
import type { Preview } from "./editing/use-preview";
import { toVersion } from "./editing/version-times";
import type { RecordedPerson } from "./facts/people-of";
import type { Recording } from "./facts/recording";
import type { Line } from "./facts/transcript";
import { ChapterList } from "./player/chapter-list";
import type { RangeSelection } from "./player/use-range";
import { TranscriptPanel } from "./transcript/transcript-panel";
import type { useTranscript } from "./transcript/use-transcript";

interface ProgramSideProps {
  recording: Recording;
  program: NonNullable<Recording["program"]>;
  people: readonly RecordedPerson[];
  reading: ReturnType<typeof useTranscript>;
  video: HTMLVideoElement | null;
  playback: Playback;
  preview: Preview;
  comparing: Comparing;
  writing: Writing;
  /** What is selected on the time line. */
  range: RangeSelection;
}

/** Beside the player: transcript, edits and chapters, or the edit that is being written. */
export function ProgramSide(props: ProgramSideProps) {
  const { recording, program, people, reading, video, playback, preview, comparing, writing, range } = props;
  const { draft, setDraft, begin, playing } = writing;
  const side = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<Edited | null>(null);
  const nameOf = useMemo(() => namesOf(people), [people]);
  const editing = useEditing(recording, nameOf);
  const lines = reading.data?.segments ?? NO_LINES;
  // Until an edit is composed, the player and the transcript have the previous version's times.
  const inStep = program.version === recording.version;
  const close = () => {
    preview.pause();
    setDraft(null);
    // The form had the focus.
    requestAnimationFrame(() => side.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus());
  };
  const tabs: Tab<"transcript" | "edits" | "chapters">[] = [
    {
      value: "transcript",
      label: "Transcript",
      content: <TranscriptPanel {...{ recording, reading, playback, preview }} time={range} onEdit={begin} />,
    },
    {
      value: "edits",
      label: "Edits",
      content: (
        <EditList
          {...{ recording, nameOf, lines, preview, comparing, inStep }}
          language={reading.data?.language ?? "en"}
          onEdit={begin}
          undo={editing.undo}
          undoing={editing.undoing}
        />
      ),
    },
    {
      value: "chapters",
      label: "Chapters",
      content: (
        <ChapterList
          chapters={program.chapters}
          at={playback.at}
          end={program.composed_sec}
          seek={playback.seek}
        />
      ),
    },
  ];
  return (
    <div
      ref={side}
      className={clsx(
        "relative lg:h-auto lg:max-h-none lg:min-h-112",
        // A form is as tall as it is: a box that scrolls would hide its fields or buttons.
        !draft && "h-136 max-h-[85svh]",
      )}
    >
      <div className={clsx("flex h-full flex-col", !draft && "lg:absolute lg:inset-0")}>
        <Tabs
          label="About the program"
          keepMounted
          tabs={tabs}
          className={draft ? "hidden!" : "flex-1"}
          panelClassName="flex flex-col pt-3"
        />
        {draft && (
          <EditForm
            {...{ recording, people, draft, preview, video }}
            onDraft={setDraft}
            onClose={close}
            make={async (request, version) => {
              const edited = await editing.make(request, version);
              setMade(edited);
              return edited;
            }}
            isMaking={editing.isMaking}
            at={playing === undefined ? null : toVersion(playing, playback.at)}
            previewed={playing === undefined ? null : previewOf(draft, lines, playing)}
          />
        )}
        {!inStep && recording.state !== "live" && (
          <Making made={made?.version === recording.version ? made : null} making={recording.making} />
        )}
      </div>
    </div>
  );
}

const NO_LINES: readonly Line[] = [];

/** Says what is being composed. `made` is null if someone else made the edit. */
function Making({ made, making }: { made: Edited | null; making: Recording["making"] }) {
  return (
    <p
      role="status"
      className="mt-2 flex items-start gap-2 rounded-control bg-surface-sunken px-3 py-2 text-sm"
    >
      <LoaderCircle className="mt-0.5 size-4 shrink-0 animate-spin" aria-hidden />
      <span>
        Rendering the new version…{" "}
        {making && making.pieces > 0 && `${making.made} of ${making.pieces} pieces done. `}
        {made && `${madeAgainWords(made.change.made_again)} `}
        Until it’s ready, the previous version plays without the parts that were cut.
      </span>
    </p>
  );
}
