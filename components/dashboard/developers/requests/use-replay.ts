"use client";

import { useState } from "react";
import { PATIENCE_MS } from "@/components/ui/use-too-long";
import { fetchAgain } from "@/lib/client/fetch-again";
import { newKey } from "@/lib/client/new-key";
import { useEnvironment } from "../../access/environment";
import type { Replay } from "./exchange-text";

export interface ReplayAnswer {
  status: number;
  milliseconds: number;
  requestId: string;
  text: string;
}

/** Replays a call in the test environment as the current user. */
export function useReplay() {
  const { asTest } = useEnvironment();
  const [answer, setAnswer] = useState<ReplayAnswer>();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  async function start(replay: Replay): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      setAnswer(await send(replay, asTest));
    } catch {
      setProblem("No response within 10 seconds. Check your connection and try again.");
    } finally {
      setBusy(false);
    }
  }
  return { answer, problem, busy, start };
}

async function send({ method, url, body }: Replay, as: string): Promise<ReplayAnswer> {
  const started = performance.now();
  const response = await fetchAgain(url, {
    method,
    credentials: "same-origin",
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      "X-Showrunner-As": as,
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
