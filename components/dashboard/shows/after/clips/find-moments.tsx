"use client";

import { ScanSearch } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ForRole } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";
import type { Recording } from "../recording/facts/recording";

interface FindMomentsProps {
  slug: string;
  recording: Recording;
  /** The transcript was corrected since. */
  again?: boolean;
  /** It was searched, and nothing is left to show. */
  isSearched?: boolean;
  /** It's an upload that is being transcribed. */
  isPending?: boolean;
  onFound: () => void;
}

/** Finds a recording's moments, or says why that can't be done yet. */
export function FindMoments({
  slug,
  recording,
  again = false,
  isSearched = false,
  isPending = false,
  onFound,
}: FindMomentsProps) {
  const finding = useAction("analyzeShorts");
  const isLive = recording.state === "live";
  const button = (
    <ForRole least="member">
      <Button
        variant={again ? "secondary" : "primary"}
        busy={finding.busy}
        disabled={isLive}
        icon={<ScanSearch className="size-4" aria-hidden />}
        onClick={() => finding.press({ params: { slug }, body: { recording_id: recording.id } }, onFound)}
      >
        {again ? "Find moments again" : "Find moments"}
      </Button>
    </ForRole>
  );
  if (again) return button;
  const [title, description] = isLive
    ? ["Moments are found after the show.", "End the show first."]
    : isPending
      ? [
          "Transcribing…",
          "The upload is being transcribed. Moments are found once it’s done, if you asked for them.",
        ]
      : isSearched
        ? [
            "No moments",
            "No moment stood out, or all are archived. You can still describe the clip you want in one sentence.",
          ]
        : [
            "Find the moments worth sharing",
            "We look at questions and answers, numbers, stories, laughter, and how the audience reacted. Costs 8 build credits, once per version of the transcript.",
          ];
  return (
    <EmptyState
      icon={<ScanSearch className="size-6" aria-hidden />}
      title={title}
      description={description}
      action={isSearched ? undefined : button}
    />
  );
}
