"use client";

import clsx from "clsx";
import { RotateCcw } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { ExchangeSide } from "./exchange-side";
import { asCurl, type CallDetail, replayOf } from "./exchange-text";
import { AnswerNow } from "./replay-answer";
import { useReplay } from "./use-replay";

interface RequestExchangeProps {
  call: CallDetail;
  baseUrl: string;
  base: string;
  /** Shows request and answer side by side. */
  wide?: boolean;
}

/** A call's request and answer without secrets, and actions on it. */
export function RequestExchange({ call, baseUrl, base, wide }: RequestExchangeProps) {
  const { answer, problem, busy, start } = useReplay();
  const replay = replayOf(call);
  const curl = asCurl(call, baseUrl);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          {curl && <CopyButton value={curl} label="Copy as curl" labelled />}
          {!("impossible" in replay) && (
            <Button
              size="sm"
              busy={busy}
              icon={<RotateCcw className="size-4" aria-hidden />}
              onClick={() => void start(replay)}
            >
              Replay in test
            </Button>
          )}
          {changedSomething(call) && (
            <Link
              href={`${base}/audit-log?${new URLSearchParams({ request_id: call.request_id })}`}
              className="ml-1 rounded-sm text-accent text-base hover:underline"
            >
              View changes
            </Link>
          )}
        </div>
        <p className="text-ink-muted text-sm">{replayWords(call, replay)}</p>
        <p role="status" className="text-base text-danger">
          {problem}
        </p>
      </div>
      {call.exchange ? (
        <div className={wide ? "grid items-start gap-6 lg:grid-cols-2" : "flex flex-col gap-6"}>
          <div className={clsx("min-w-0", answer && "lg:col-span-2")}>
            <ExchangeSide title="Request" query={call.exchange.query} side={call.exchange.request} />
          </div>
          <ExchangeSide title="Response" side={call.exchange.response} />
          {answer && <AnswerNow answer={answer} />}
        </div>
      ) : (
        <p className="text-base text-ink-muted">
          Headers and bodies are stored for 30 days and were deleted for this request.
        </p>
      )}
    </div>
  );
}

const changedSomething = (call: CallDetail): boolean =>
  call.method !== "GET" && call.status < 400 && !call.dry_run && !call.replayed;

function replayWords(call: CallDetail, replay: ReturnType<typeof replayOf>): string {
  if ("impossible" in replay) return `Can’t replay. ${replay.impossible}`;
  return call.method === "GET"
    ? "Replays run in test, with your access."
    : "Replays are dry runs in test, with your access. Nothing is saved.";
}
