"use client";

import { usePlayback } from "@/components/program/use-playback";
import { useMay } from "../../../../access/for-role";
import { useComparing } from "../editing/comparing/use-comparing";
import { useDraft } from "../editing/use-draft";
import { usePreview } from "../editing/use-preview";
import type { RecordedPerson } from "../facts/people-of";
import type { Recording } from "../facts/recording";
import type { Line } from "../facts/transcript";
import { ProgramSide } from "../program-side";
import { useTranscript } from "../transcript/use-transcript";
import { ProgramPlayer } from "./program-player";
import type { ProgramPlayerProps } from "./program-player-props";
import { useRange } from "./use-range";
import { useStartAt } from "./use-start-at";

interface ProgramViewProps
  extends Omit<
    ProgramPlayerProps,
    "playback" | "recordingId" | "live" | "isChanging" | "captionsVersion" | "comparing" | "selecting"
  > {
  recording: Recording;
  people: readonly RecordedPerson[];
}

/** The program with its transcript, edits and chapters. What moves with the player is rendered here, and not with the tracks. */
export function ProgramView({ recording, people, ...props }: ProgramViewProps) {
  const { program, video } = props;
  const playback = usePlayback(video, program.composed_sec);
  useStartAt(video, playback.seek);
  const reading = useTranscript(recording);
  const preview = usePreview(video);
  const comparing = useComparing(recording, { video, preview });
  const writing = useDraft(recording, program);
  const range = useRange({
    ...{ writing, lines: reading.data?.segments ?? NO_LINES, at: playback.at, seek: playback.seek },
    version: `${recording.version} ${program.version}`,
    end: program.composed_sec,
  });
  const mayEdit = useMay("member") && recording.state !== "live" && recording.state !== "failed";
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
      <ProgramPlayer
        {...props}
        playback={playback}
        recordingId={recording.id}
        live={recording.state === "live"}
        isChanging={recording.state !== "live" && program.version !== recording.version}
        comparing={comparing}
        selecting={mayEdit ? { range, preview, onEdit: writing.begin } : null}
        captionsVersion={`${reading.data?.version ?? 1} ${recording.version} ${program.version}`}
      />
      <ProgramSide
        {...{ recording, program, people, reading, video, playback, preview, comparing, writing, range }}
      />
    </div>
  );
}

const NO_LINES: readonly Line[] = [];
