"use client";

import { ArrowDown, Captions } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Playback } from "@/components/program/use-playback";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton-rows";
import { useMay } from "../../../../access/for-role";
import type { BeginEdit } from "../editing/edit";
import type { Preview } from "../editing/use-preview";
import type { Recording } from "../facts/recording";
import type { Transcript } from "../facts/transcript";
import { lineAt } from "./line-at";
import { afterExtending, afterPress, type LineSelection, rangeOf } from "./line-selection";
import { PassBar } from "./pass-bar";
import { ReplaceDialog } from "./replace-dialog";
import { selectedInLines, selectedLines } from "./selected";
import { SelectionBar } from "./selection-bar";
import { TranscriptLines } from "./transcript-lines";
import { TranscriptSearch } from "./transcript-search";
import { useCorrection } from "./use-correction";
import { scrollToLine, useFollow } from "./use-follow";
import { useGenerate } from "./use-generate";
import { type TimeSelection, useOneSelection } from "./use-one-selection";
import { useSearch } from "./use-search";
import type { useTranscript } from "./use-transcript";
import { useWordSelection } from "./use-word-selection";
import { wordAt } from "./word-at";

interface TranscriptPanelProps {
  recording: Recording;
  reading: ReturnType<typeof useTranscript>;
  playback: Playback;
  preview: Preview;
  time: TimeSelection;
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
  if (transcript?.pass) return <PassBar {...{ recording, transcript }} isChoosing={false} />;
  const isOver = recording.state !== "live";
  const isUploaded = recording.source === "upload";
  return (
    <EmptyState
      icon={<Captions className="size-6" aria-hidden />}
      title="No transcript"
      description={
        isUploaded
          ? "What’s said in the recording can be transcribed."
          : isOver
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
  const { recording, transcript, lines, reread, playback, preview, time, onEdit } = props;
  const list = useRef<HTMLOListElement>(null);
  const mayEdit = useMay("member");
  const [selection, setSelection] = useState<LineSelection | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const range = useMemo(() => rangeOf(lines, selection), [lines, selection]);
  const words = useWordSelection(lines);
  const current = lineAt(lines, playback.at);
  const currentWord = wordAt(lines[current]?.words ?? [], playback.at);
  const follow = useFollow(list, current);
  const search = useSearch(lines, (index) => {
    follow.stop();
    scrollToLine(list.current, index);
  });
  const correction = useCorrection(transcript, reread);
  const { version } = recording;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after an edit, what was selected is gone or done
  useEffect(() => {
    setSelection(null);
    words.clear();
  }, [version]);

  const selected = selectedLines(lines, range, onEdit) ?? selectedInLines(lines, words.range, onEdit);
  useOneSelection(selected !== null, time, () => {
    setSelection(null);
    words.clear();
  });
  const cut = () => {
    if (recording.state !== "live") selected?.onCut();
  };
  const select = (index: number, isExtended: boolean) => {
    follow.stop();
    words.clear();
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
        choosing={mayEdit && lines.some((line) => line.words) ? words : null}
      />
      <PassBar {...{ recording, transcript }} isChoosing={words.isChoosing} />
      <TranscriptLines
        {...{ list, transcript, lines, current, currentWord, selection, range, select, words, mayEdit }}
        onSelection={setSelection}
        query={search.query}
        result={search.result}
        seek={(line, word) => {
          playback.seek(line.words?.[word ?? -1]?.start_sec ?? line.start_sec);
          follow.start();
        }}
        onBrowse={follow.stop}
        onCut={cut}
        correct={correction.correct}
        isCorrecting={correction.isBusy}
      />
      {!follow.isOn && playback.playing && current >= 0 && !selected && (
        <Button
          size="sm"
          className="absolute! bottom-2 self-center shadow-overlay"
          onClick={follow.start}
          icon={<ArrowDown className="size-4" aria-hidden />}
        >
          Follow playback
        </Button>
      )}
      {selected && (
        <SelectionBar
          {...selected}
          preview={preview}
          isLive={recording.state === "live"}
          onCut={cut}
          onClear={() => {
            setSelection(null);
            words.clear();
          }}
        />
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
