"use client";

import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code-block";
import { CopyButton } from "@/components/ui/copy-button";
import { newKey } from "@/lib/client/new-key";
import { type CallDetail, type Replay, readable, replayOf } from "./exchange-text";
import { StatusBadge } from "./request-badges";

interface Answer {
  status: number;
  milliseconds: number;
  requestId: string;
  text: string;
}

const PATIENCE_MS = 10_000;

/** Makes the call again in the test environment, in the name of whoever looks. A change is only tried, not made. */
export function ReplayInTest({ call }: { call: CallDetail }) {
  const replay = replayOf(call);
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  if ("impossible" in replay)
    return <p className="text-ink-muted text-sm">It cannot be replayed: {replay.impossible}</p>;
  async function go(wanted: Replay) {
    setBusy(true);
    setProblem("");
    try {
      setAnswer(await send(wanted));
    } catch {
      setProblem("No answer came within ten seconds. Check your connection and try again.");
    } finally {
      setBusy(false);
    }
  }
  const reads = call.method === "GET";
  return (
    <section aria-label="Replay" className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          size="sm"
          busy={busy}
          icon={<RotateCcw className="size-4" aria-hidden />}
          onClick={() => go(replay)}
        >
          Replay in test
        </Button>
        <p className="text-ink-muted text-sm">
          {reads ? "Reads again, in test, as you." : "As a dry run, in test, as you: nothing is written."}
        </p>
      </div>
      <div role="status" className="flex flex-col gap-2">
        {problem && <p className="text-base text-danger">{problem}</p>}
        {answer && (
          <>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <StatusBadge status={answer.status} />
              <span className="tabular text-ink-muted">{answer.milliseconds} ms</span>
              <span className="inline-flex items-center gap-0.5 text-ink-muted">
                <code className="font-mono text-xs">{answer.requestId}</code>
                <CopyButton value={answer.requestId} label="Copy request id of the replay" />
              </span>
            </p>
            <CodeBlock
              className="[&_pre]:max-h-96"
              title="Answer now"
              samples={[{ id: "body", label: "Body", code: readable(answer.text) }]}
            />
          </>
        )}
      </div>
    </section>
  );
}

async function send({ method, url, body }: Replay): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(url, {
    method,
    credentials: "same-origin",
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      "X-Showrunner-As": "session:test",
      ...(method === "GET" ? {} : { "Content-Type": "application/json", "Idempotency-Key": newKey() }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - started),
    requestId: response.headers.get("x-request-id") ?? "",
    text,
  };
}
