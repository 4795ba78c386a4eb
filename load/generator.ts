import { setTimeout as sleep } from "node:timers/promises";
import type { Asked } from "@/test/rig/ask";
import { quantile } from "@/test/rig/figures";

export interface Plan {
  perSecond: number;
  seconds: number;
  warmUpSeconds: number;
  call(index: number): Promise<Asked>;
  /** Ends the load early, when it runs alongside work of unknown length. */
  enough?: AbortSignal;
}

export interface Measured {
  count: number;
  p95: number;
  p99: number;
  /** Responses with one of these statuses. */
  with(...statuses: number[]): { count: number; p95: number; p99: number };
  /**
   * The other responses by status and code, as "429 rate_limited"; a call without a response by its error.
   */
  besides(...statuses: number[]): Map<string, number>;
}

interface Sample {
  status: number;
  kind: string;
  ms: number;
}

/** More would measure the generator. */
const MAX_IN_FLIGHT = 2_000;

/**
 * Makes calls at a fixed pace, regardless of responses, and measures each from when it was due: a stalled
 * server isn't spared the calls delayed by the stall.
 */
export async function drive(plan: Plan): Promise<Measured> {
  const samples: Sample[] = [];
  const under = new Set<Promise<void>>();
  const started = performance.now();
  const warm = plan.warmUpSeconds * 1_000;
  const total = Math.round(plan.perSecond * (plan.warmUpSeconds + plan.seconds));
  for (let index = 0; index < total; index += 1) {
    const due = started + (index * 1_000) / plan.perSecond;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    if (plan.enough?.aborted) break;
    if (under.size >= MAX_IN_FLIGHT) {
      samples.push({ status: 0, kind: "never sent", ms: performance.now() - due });
      continue;
    }
    const work = plan.call(index).then((asked) => {
      if (due - started >= warm)
        samples.push({ status: asked.status, kind: kindOf(asked), ms: performance.now() - due });
    });
    under.add(work);
    void work.finally(() => under.delete(work));
  }
  await Promise.all(under);
  return summed(samples);
}

function summed(samples: Sample[]): Measured {
  const part = (chosen: Sample[]) => {
    const times = chosen.map(({ ms }) => ms);
    return { count: chosen.length, p95: quantile(times, 0.95), p99: quantile(times, 0.99) };
  };
  return {
    ...part(samples),
    with: (...wanted) => part(samples.filter(({ status }) => wanted.includes(status))),
    besides: (...wanted) => counted(samples.filter(({ status }) => !wanted.includes(status))),
  };
}

const kindOf = ({ status, json, text }: Asked): string =>
  status === 0 ? `no answer (${text.slice(0, 40)})` : `${status} ${json?.error?.code ?? ""}`.trim();

function counted(samples: Sample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of samples) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
