"use client";

import { Check, Gauge, LoaderCircle, Volume2, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Time } from "@/components/ui/time";
import type { DataOf } from "@/lib/client/wire-types";
import type { Welcome } from "./backstage-types";
import type { CheckRun } from "./use-technical-check";

interface TechnicalCheckProps {
  run: CheckRun;
  former: Welcome["guest"]["technical_check"];
  onStart: () => void;
  onAnswer: (heard: boolean) => void;
  onPlay: () => void;
}

/** Tries everything that a show needs of this device and line, and tells the host how it went. */
export function TechnicalCheck({ run, former, onStart, onAnswer, onPlay }: TechnicalCheckProps) {
  return (
    <section aria-label="Technical check" className="flex flex-col gap-3" data-check={run.phase}>
      <h2 className="font-medium text-base">Technical check</h2>
      <div aria-live="polite" className="flex flex-col gap-3">
        {run.phase === "idle" && <Former former={former} />}
        {(run.phase === "measuring" || run.phase === "saving") && (
          <p className="flex items-start gap-2.5 text-base">
            <LoaderCircle className="mt-1 size-4 shrink-0 animate-spin text-ink-muted" aria-hidden />
            {run.phase === "saving"
              ? "Writing it down…"
              : "Say something aloud. We listen to your microphone and try your connection, for some fifteen seconds."}
          </p>
        )}
        {run.phase === "asking" && <Question onAnswer={onAnswer} onPlay={onPlay} />}
        {run.phase === "done" && <Result check={run.check} />}
        {run.phase === "failed" && <p className="text-base text-danger">{run.problem}</p>}
      </div>
      {(run.phase === "idle" || run.phase === "done" || run.phase === "failed") && (
        <Button className="self-start" onClick={onStart} icon={<Gauge className="size-4" aria-hidden />}>
          {run.phase === "idle" && former.state === "none" ? "Test my setup" : "Test again"}
        </Button>
      )}
    </section>
  );
}

const FORMER = {
  none: "Two minutes now save trouble on the day: camera, microphone, speakers and connection, tried for real.",
  passed: "Your setup was good.",
  failed: "Something was not good enough the last time. Try again, or from another place.",
  expired: "Your last check lies more than a week back. Please make another one.",
};

function Former({ former: { state, at } }: { former: TechnicalCheckProps["former"] }) {
  return (
    <p className="text-base text-ink-muted">
      {FORMER[state]} {at && state !== "expired" && <Time value={at} format="full" />}
    </p>
  );
}

function Question({ onAnswer, onPlay }: Pick<TechnicalCheckProps, "onAnswer" | "onPlay">) {
  return (
    <>
      <p className="text-base">One thing only you can tell: play the sound. Do you hear three notes?</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onPlay} icon={<Volume2 className="size-4" aria-hidden />}>
          Play the sound
        </Button>
        <Button variant="primary" onClick={() => onAnswer(true)}>
          Yes, I hear it
        </Button>
        <Button variant="ghost" onClick={() => onAnswer(false)}>
          No
        </Button>
      </div>
    </>
  );
}

type Done = DataOf<"recordMyCheck">;

const linesOf = ({ camera, microphone, speakers, network }: Done) => {
  const { up_mbps, down_mbps, rtt_ms, loss_pct } = network;
  return [
    { what: "Camera", good: camera === "ok", says: camera === "ok" ? "Works" : "No picture" },
    {
      what: "Microphone",
      good: microphone === "ok",
      says: microphone === "ok" ? "We hear you" : "We hear nothing",
    },
    { what: "Speakers", good: speakers === "ok", says: speakers === "ok" ? "You hear us" : "No sound" },
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
      what: "Round trip",
      good: (rtt_ms ?? 0) <= 400,
      says: rtt_ms === null ? "Not measured" : `${rtt_ms} ms`,
    },
    {
      what: "Lost on the way",
      good: (loss_pct ?? 0) <= 5,
      says: loss_pct === null ? "Not measured" : `${loss_pct} %`,
    },
  ];
};

function Result({ check }: { check: Done }) {
  return (
    <>
      <p className="font-medium text-base">
        {check.passed
          ? "Your setup is good. Your host sees that you are ready."
          : "Not good enough yet. Your host sees what is missing."}
      </p>
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 text-base">
        {linesOf(check).map(({ what, good, says }) => (
          <div key={what} className="contents">
            <dt className="text-ink-muted">{what}</dt>
            <dd className="text-right tabular-nums">{says}</dd>
            <dd>
              {good ? (
                <Check className="size-4 text-ok" aria-label="good" />
              ) : (
                <X className="size-4 text-danger" aria-label="not good enough" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
