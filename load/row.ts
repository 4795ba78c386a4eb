import { until } from "@/test/rig/ask";
import { atMost, type Figure, noneOf, noted } from "@/test/rig/figures";
import type { OwnStack } from "@/test/rig/own-stack";
import { processorMs } from "@/test/rig/process-tree";
import { drive, type Plan } from "./generator";

export interface Site {
  stack: OwnStack;
  short: boolean;
  /** Duration of a steady row, and its warm-up. In seconds. */
  seconds: number;
  warmUpSeconds: number;
  /** Duration of the room, in minutes. */
  minutes: number;
}

/** One kind of load: what is called at which pace, and what must hold. */
export interface Row {
  name: string;
  /** Needs the pages, and so a full build. */
  pages?: boolean;
  run(site: Site): Promise<Figure[]>;
}

const QUIET_SECONDS = 180;

/**
 * Waits until the jobs of the previous row are done, so that a row measures only its own load. Ignores
 * scheduled jobs and pending retries.
 */
export async function quiet(stack: OwnStack): Promise<void> {
  const look = async () => {
    const [jobs] = await stack.query<{ under: number }>(
      `SELECT count(*)::int AS under FROM job WHERE state IN ('dispatched', 'running')
         OR (state = 'queued' AND due_at <= now())`,
    );
    return jobs?.under === 0;
  };
  await until("the jobs of the row before", look, QUIET_SECONDS);
}

interface Steady {
  label: string;
  perSecond: number;
  p95: number;
  p99: number;
  wanted: number;
  call: Plan["call"];
}

/** Keeps up a pace: every response must be the expected one, and fast enough. */
export async function steady(site: Site, row: Steady): Promise<Figure[]> {
  const pid = site.stack.pid("app");
  const before = processorMs(pid);
  const measured = await drive({ ...site, perSecond: row.perSecond, call: row.call });
  const spent = processorMs(pid) - before;
  const calls = row.perSecond * (site.seconds + site.warmUpSeconds);
  const label = `${row.label}, ${row.perSecond}/s`;
  return [
    atMost(`${label}: p95`, measured.p95, row.p95, "ms"),
    atMost(`${label}: p99`, measured.p99, row.p99, "ms"),
    noneOf(
      `${label}: responses other than ${row.wanted} (of ${measured.count})`,
      measured.besides(row.wanted),
    ),
    noted(`${label}: CPU time of the app for a call`, spent / calls, "ms"),
  ];
}
