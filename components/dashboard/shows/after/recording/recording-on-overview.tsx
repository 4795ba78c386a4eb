"use client";

import { Film } from "lucide-react";
import { ButtonLink } from "@/components/ui/button-link";
import { useEnvironment } from "../../../access/environment";
import { Section } from "../../../parts/page/section";
import type { Recording } from "./facts/recording";
import { RecordingFacts } from "./recording-facts";

interface RecordingOnOverviewProps {
  slug: string;
  /** The show's newest recording. */
  recording: Recording;
}

/** Says on the show's first page that there is a recording, and how far it is. */
export function RecordingOnOverview({ slug, recording }: RecordingOnOverviewProps) {
  const { base } = useEnvironment();
  return (
    <Section
      title="Recording"
      action={
        <ButtonLink
          href={`${base}/shows/${slug}/recording`}
          icon={<Film className="size-4" aria-hidden />}
          variant={recording.state === "ready" ? "primary" : "secondary"}
        >
          {recording.state === "ready" ? "Watch recording" : "Open recording"}
        </ButtonLink>
      }
    >
      <div className="text-base text-ink-muted">
        <RecordingFacts recording={recording} />
      </div>
    </Section>
  );
}
