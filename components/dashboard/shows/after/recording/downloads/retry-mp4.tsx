"use client";

import { useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useEnvironment } from "../../../../access/environment";
import { useMay } from "../../../../access/for-role";
import { useAction } from "../../../../parts/actions/use-action";
import type { Recording } from "../facts/recording";

/** Makes an MP4 again that failed. */
export function RetryMp4({ recording }: { recording: Recording }) {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const mayRetry = useMay("member");
  const retry = useAction("retryRecordingMp4", "Preparing MP4…");
  const params = { slug: recording.event_slug, recording_id: recording.id };
  const reload = () =>
    void queries.invalidateQueries({ queryKey: ["getRecording", as, params.slug, params.recording_id] });
  if (!mayRetry) return <Button disabled>No MP4</Button>;
  return (
    <Button
      icon={<RotateCw className="size-4" aria-hidden />}
      busy={retry.busy}
      onClick={() => retry.press({ params }, reload)}
    >
      Retry MP4
    </Button>
  );
}
