"use client";

import { ArrowDown, Captions, Scissors, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Playback } from "@/components/program/use-playback";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { IconButton } from "@/components/ui/icon-button";
import type { MenuAction } from "@/components/ui/menu-props";
import { MoreMenu } from "@/components/ui/more-menu";
import { SkeletonRows } from "@/components/ui/skeleton-rows";
import { useMay } from "../../../../access/for-role";
import { type BeginEdit, wordsIn } from "../editing/edit";
import { EDIT_KINDS, KINDS_OF_LINES } from "../editing/edit-kinds";
import { selectedWords } from "../editing/edit-words";
import type { Preview } from "../editing/use-preview";
import type { Recording } from "../facts/recording";
import type { Transcript } from "../facts/transcript";
import { lineAt } from "./line-at";
import { afterExtending, afterPress, type LineSelection, rangeOf, timeOf } from "./line-selection";
import { PassBar } from "./pass-bar";
import { ReplaceDialog } from "./replace-dialog";
import { TranscriptLines } from "./transcript-lines";
import { TranscriptSearch } from "./transcript-search";
import { useCorrection } from "./use-correction";
import { scrollToLine, useFollow } from "./use-follow";
import { useGenerate } from "./use-generate";
import { useSearch } from "./use-search";
import type { useTranscript } from "./use-transcript";
import { wordAt } from "./word-at";

interface TranscriptPanelProps {
  recording: Recording;
  reading: ReturnType<typeof useTranscript>;
  playback: Playback;
  /** The player plays the version whose times the transcript has. */
  inStep: boolean;
  preview: Preview;
  onEdit: BeginEdit;
}

/** What was said, in step with the player. */
export function TranscriptPanel({ reading, ...props }: TranscriptPanelProps) {
  const { data, error, refetch, isFetching } = reading;
  if (error && !data)
    return (
      <ErrorState
        message={error.message}
        {...(error.requestId ? { requestId: error.requestId } : {})}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data === undefined) return <SkeletonRows rows={6} />;
  if (data === null || data.segments === null || data.segments.length === 0)
    return <NoTranscript recording={props.recording} transcript={data} />;
  const reread = async () => (await refetch()).data ?? null;
  return <OpenTranscript {...props} transcript={data} lines={data.segments} reread={reread} />;
}

/** The show had no captions, and its microphones aren't transcribed yet. */
function NoTranscript({ recording, transcript }: { recording: Recording; transcript: Transcript | null }) {
  const mayEdit = useMay("member");
  const { generate, busy } = useGenerate(recording);
  if (transcript?.pass) return <PassBar {...{ recording, transcript }} canSeek={false} />;
  const isOver = recording.state !== "live";
  return (
    <EmptyState
      icon={<Captions className="size-6" aria-hidden />}
      title="No transcript"
      description={
        isOver
          ? "The show had no captions. Its microphones can be transcribed."
          : "Turn on captions in the studio, and what people say while they’re recorded appears here."
      }
      action={
        isOver &&
        mayEdit && (
          <Button busy={busy} onClick={generate}>
            Transcribe
          </Button>
        )
      }
    />
  );
}

interface OpenTranscriptProps extends Omit<TranscriptPanelProps, "reading"> {
  transcript: Transcript;
  lines: NonNullable<Transcript["segments"]>;
  reread: () => Promise<Transcript | null>;
}

function OpenTranscript(props: OpenTranscriptProps) {
  const { recording, transcript, lines, reread, playback, inStep, preview, onEdit } = props;
  const list = useRef<HTMLOListElement>(null);
  const mayEdit = useMay("member");
  const [selection, setSelection] = useState<LineSelection | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const range = useMemo(() => rangeOf(lines, selection), [lines, selection]);
  const current = inStep ? lineAt(lines, playback.at) : -1;
  const currentWord = wordAt(lines[current]?.words ?? [], playback.at);
  const follow = useFollow(list, current);
  const search = useSearch(lines, (index) => {
    follow.stop();
    scrollToLine(list.current, index);
  });
  const correction = useCorrection(transcript, reread);
  const { version } = recording;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after an edit, what was selected is gone or done
  useEffect(() => setSelection(null), [version]);

  const time = range && timeOf(lines, range);
  const cut = () => {
    if (time && recording.state !== "live") onEdit("drop", { time });
  };
  const select = (index: number, isExtended: boolean) => {
    follow.stop();
    setSelection(
      isExtended && selection
        ? afterExtending(lines, selection, { at: index, by: 0 }).selection
        : afterPress(lines, selection, index),
    );
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <TranscriptSearch
        transcript={transcript}
        query={search.query}
        onQuery={search.search}
        found={search.found}
        onMove={search.move}
        onReplace={() => setReplacing(true)}
      />
      <PassBar {...{ recording, transcript }} canSeek={inStep} />
      <TranscriptLines
        {...{ list, transcript, lines, current, currentWord, selection, range, select, mayEdit }}
        onSelection={setSelection}
        query={search.query}
        result={search.result}
        canSeek={inStep}
        seek={({ start_sec, words }, word) => {
          playback.seek(words?.[word ?? -1]?.start_sec ?? start_sec);
          follow.start();
        }}
        onBrowse={follow.stop}
        onCut={cut}
        correct={correction.correct}
        isCorrecting={correction.isBusy}
      />
      {!follow.isOn && playback.playing && current >= 0 && !range && (
        <Button
          size="sm"
          className="absolute! bottom-2 self-center shadow-overlay"
          onClick={follow.start}
          icon={<ArrowDown className="size-4" aria-hidden />}
        >
          Follow playback
        </Button>
      )}
      {range && time && (
        <div className="flex flex-wrap items-center gap-2 border-line border-t pt-2">
          <p role="status" className="tabular mr-auto text-base">
            {selectedWords(range.last - range.first + 1, time.to - time.from)}
          </p>
          {inStep && (
            <Button size="sm" onClick={() => (preview.isPlaying ? preview.pause() : preview.play(time))}>
              {preview.isPlaying ? "Stop preview" : "Preview cut"}
            </Button>
          )}
          <Button
            size="sm"
            variant="primary"
            disabled={recording.state === "live"}
            data-tip={recording.state === "live" ? "After the show ends" : undefined}
            onClick={cut}
            icon={<Scissors className="size-4" aria-hidden />}
          >
            Cut…
          </Button>
          {recording.state !== "live" && (
            <MoreMenu
              label="More edits"
              items={actionsFor(lines.slice(range.first, range.last + 1), time, onEdit)}
            />
          )}
          <IconButton
            size="sm"
            label="Clear selection"
            onClick={() => setSelection(null)}
            icon={<X className="size-4" aria-hidden />}
          />
        </div>
      )}
      <ReplaceDialog
        transcript={transcript}
        query={search.query}
        open={isReplacing}
        onOpenChange={setReplacing}
      />
    </div>
  );
}

/** What can be done to selected lines besides cutting them out. Words are chosen in one of them. */
function actionsFor(
  selected: OpenTranscriptProps["lines"],
  time: { from: number; to: number },
  onEdit: BeginEdit,
): MenuAction[] {
  const [line, ...others] = selected;
  const words =
    line && others.length === 0 && line.text.trim() !== ""
      ? { segmentId: line.id, text: line.text, first: 0, last: wordsIn(line.text).length - 1 }
      : null;
  const iconOf = (kind: keyof typeof EDIT_KINDS) => {
    const { icon: Icon } = EDIT_KINDS[kind];
    return <Icon className="size-4" aria-hidden />;
  };
  return [
    ...(words
      ? [
          { label: "Cut words…", icon: iconOf("drop"), onSelect: () => onEdit("drop", { words }) },
          {
            ...{ label: "Redact words…", icon: iconOf("redact_words") },
            onSelect: () => onEdit("redact_words", { words }),
          },
        ]
      : []),
    ...KINDS_OF_LINES.map((kind, index) => ({
      ...{
        label: `${EDIT_KINDS[kind].title}…`,
        icon: iconOf(kind),
        separated: words !== null && index === 0,
      },
      onSelect: () => onEdit(kind, { time }),
    })),
  ];
}
