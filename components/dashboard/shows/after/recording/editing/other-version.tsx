"use client";

import { Button } from "@/components/ui/button";
import type { RecordedPerson } from "../facts/people-of";
import type { Recording } from "../facts/recording";
import { latestWords } from "./latest-words";
import { useEdits } from "./use-edits";
import { useOtherVersion } from "./use-other-version";

interface OtherVersionProps {
  recording: Recording;
  people: readonly RecordedPerson[];
  /** The typed times are meant on this version. */
  onContinue: (version: number) => void;
}

/** The recording changed while an edit was being written: says how, and leaves what was typed. */
export function OtherVersion({ recording, people, onContinue }: OtherVersionProps) {
  const { data } = useEdits(recording);
  const { goOn, isBusy } = useOtherVersion(recording, onContinue);
  return (
    <div role="alert" className="rounded-control border border-warn bg-warn-soft p-3 text-base">
      <p className="font-medium">The recording changed. Times may have moved.</p>
      <p className="mt-1">{data ? latestWords(data.edits, people) : null} Check yours before you continue.</p>
      <Button size="sm" className="mt-2" busy={isBusy} onClick={() => void goOn()}>
        Continue with these times
      </Button>
    </div>
  );
}
