import { PATIENCE_MS } from "@/components/ui/use-too-long";
import type { CallAs } from "@/lib/client/api";
import { fetchAgain } from "@/lib/client/fetch-again";
import { newKey } from "@/lib/client/new-key";
import type { DataOf } from "@/lib/client/wire-types";
import { EXAMPLE_INPUT } from "./first-call";

export interface ExampleRun {
  status: number;
  milliseconds: number;
  requestId: string;
  /** The answer, formatted for reading. */
  text: string;
  showroom: DataOf<"runExample">["showroom"] | null;
  message: string | null;
}

/**
 * Runs the example for real. While the key is available, the call is the one in the snippet; later, without
 * its secret, the dashboard's own session makes it.
 */
export async function runExample(key: string | null, as: CallAs): Promise<ExampleRun> {
  const started = performance.now();
  const response = await fetchAgain("/v1/examples/run", {
    method: "POST",
    signal: AbortSignal.timeout(PATIENCE_MS),
    credentials: key ? "omit" : "same-origin",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": newKey(),
      ...(key ? { Authorization: `Bearer ${key}` } : { "X-Showrunner-As": as }),
    },
    body: JSON.stringify(EXAMPLE_INPUT),
  });
  const answer = await response.json();
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - started),
    requestId: response.headers.get("x-request-id") ?? "",
    text: JSON.stringify(answer, null, 2),
    showroom: answer.data?.showroom ?? null,
    message: answer.error?.message ?? null,
  };
}
