"use client";

import { Check, Gauge, LoaderCircle, Volume2, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Time } from "@/components/ui/time";
import type { DataOf } from "@/lib/client/wire-types";
import type { Welcome } from "./backstage-types";
import type { CheckRun } from "./use-technical-check";

interface TechnicalCheckProps {
  run: CheckRun;
  previous: Welcome["guest"]["technical_check"];
  onStart: () => void;
  onAnswer: (heard: boolean) => void;
  onPlay: () => void;
}

/** Tests the device and connection for the show, and reports the result to the host. */
export function TechnicalCheck({ run, previous, onStart, onAnswer, onPlay }: TechnicalCheckProps) {
  return (
    <section aria-label="Technical check" className="flex flex-col gap-3" data-check={run.phase}>
      <h2 className="font-medium text-base">Technical check</h2>
      <div aria-live="polite" className="flex flex-col gap-3">
        {run.phase === "idle" && <Previous previous={previous} />}
        {(run.phase === "measuring" || run.phase === "saving") && (
          <p className="flex items-start gap-2.5 text-base">
            <LoaderCircle className="mt-1 size-4 shrink-0 animate-spin text-ink-muted" aria-hidden />
            {run.phase === "saving"
              ? "Saving…"
              : "Say something out loud. We’re testing your microphone and connection for about 15 seconds…"}
          </p>
        )}
        {run.phase === "asking" && <Question onAnswer={onAnswer} onPlay={onPlay} />}
        {run.phase === "done" && <Result check={run.check} />}
        {run.phase === "failed" && <p className="text-base text-danger">{run.problem}</p>}
      </div>
      {(run.phase === "idle" || run.phase === "done" || run.phase === "failed") && (
        <Button className="self-start" onClick={onStart} icon={<Gauge className="size-4" aria-hidden />}>
          {run.phase === "idle" && previous.state === "none" ? "Run check" : "Run check again"}
        </Button>
      )}
    </section>
  );
}

const PREVIOUS = {
  none: "Test your camera, microphone, speakers and connection. It takes about 30 seconds.",
  passed: "Your last check passed.",
  failed: "Your last check found a problem. Run it again, or try another network.",
  expired: "Your last check was more than a week ago. Run it again.",
};

function Previous({ previous: { state, at } }: { previous: TechnicalCheckProps["previous"] }) {
  return (
    <p className="text-base text-ink-muted">
      {PREVIOUS[state]} {at && state !== "expired" && <Time value={at} format="full" />}
    </p>
  );
}

function Question({ onAnswer, onPlay }: Pick<TechnicalCheckProps, "onAnswer" | "onPlay">) {
  return (
    <>
      <p className="text-base">Play the sound. Can you hear three notes?</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onPlay} icon={<Volume2 className="size-4" aria-hidden />}>
          Play sound
        </Button>
        <Button variant="primary" onClick={() => onAnswer(true)}>
          Yes, I can hear it
        </Button>
        <Button variant="ghost" onClick={() => onAnswer(false)}>
          No, I can’t
        </Button>
      </div>
    </>
  );
}

type Done = DataOf<"recordMyCheck">;

const linesOf = ({ camera, microphone, speakers, network }: Done) => {
  const { up_mbps, down_mbps, rtt_ms, loss_pct } = network;
  return [
    { what: "Camera", good: camera === "ok", says: camera === "ok" ? "Works" : "No video" },
    {
      what: "Microphone",
      good: microphone === "ok",
      says: microphone === "untested" ? "Not tested" : microphone === "ok" ? "Works" : "No sound",
    },
    { what: "Speakers", good: speakers === "ok", says: speakers === "ok" ? "Works" : "No sound" },
    {
      what: "Upload",
      good: (up_mbps ?? 1) >= 1,
      says: up_mbps === null ? "Not measured" : `${up_mbps} Mbit/s`,
    },
    {
      what: "Download",
      good: (down_mbps ?? 1) >= 1,
      says: down_mbps === null ? "Not measured" : `${down_mbps} Mbit/s`,
    },
    {
      what: "Latency",
      good: (rtt_ms ?? 0) <= 400,
      says: rtt_ms === null ? "Not measured" : `${rtt_ms} ms`,
    },
    {
      what: "Packet loss",
      good: (loss_pct ?? 0) <= 5,
      says: loss_pct === null ? "Not measured" : `${loss_pct}%`,
    },
  ];
};

function Result({ check }: { check: Done }) {
  return (
    <>
      <p className="font-medium text-base">
        {check.passed
          ? "Check passed. The host can see you’re ready."
          : "Check failed. Fix what’s marked below and run it again. The host can see the result."}
      </p>
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 text-base">
        {linesOf(check).map(({ what, good, says }) => (
          <div key={what} className="contents">
            <dt className="text-ink-muted">{what}</dt>
            <dd className="text-right tabular-nums">{says}</dd>
            <dd>
              {good ? (
                <Check className="size-4 text-ok" aria-label="passed" />
              ) : (
                <X className="size-4 text-danger" aria-label="failed" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
