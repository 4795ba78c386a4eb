"use client";

import clsx from "clsx";
import { LoaderCircle, RotateCw, Wifi, WifiOff } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { type ProbeResult, SCORE_WORDS } from "@/lib/room/diagnostics";
import type { LinkCheckState } from "./use-link-check";

const TONES = ["text-danger", "text-warn", "text-warn", "text-ok"] as const;

function sentence({ score, rttMs, failed }: ProbeResult): string {
  if (score === 0)
    return "Couldn’t reach the video server. Check your network. A company firewall may block live video.";
  const lost = failed > 0 ? ` ${failed} of 5 requests failed.` : "";
  if (score === 3) return `${rttMs} ms latency.${lost}`;
  return `${rttMs} ms latency.${lost} For a better connection, use a cable instead of Wi-Fi.`;
}

/** Connection quality to the video server, in one line. */
export function LinkCheck({ state, onRepeat }: { state: LinkCheckState; onRepeat: () => void }) {
  const { result, running, problem } = state;
  const score = result?.score ?? 0;
  return (
    <div className="flex items-start gap-2.5" role="status">
      {running ? (
        <LoaderCircle className="mt-0.5 size-4 shrink-0 animate-spin text-ink-muted" aria-hidden />
      ) : score === 0 ? (
        <WifiOff className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
      ) : (
        <Wifi className={clsx("mt-0.5 size-4 shrink-0", TONES[score])} aria-hidden />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium text-sm">
          Connection: {running ? "testing…" : result ? SCORE_WORDS[result.score] : "not tested"}
        </p>
        {!running && <p className="text-ink-muted text-sm">{problem ?? (result ? sentence(result) : "")}</p>}
      </div>
      <IconButton
        label="Test again"
        size="sm"
        disabled={running}
        icon={<RotateCw className="size-3.5" aria-hidden />}
        onClick={onRepeat}
      />
    </div>
  );
}
