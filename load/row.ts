import { atMost, exactly, type Figure } from "@/test/rig/figures";
import type { OwnStack } from "@/test/rig/own-stack";
import { drive, type Measured, type Plan } from "./generator";

export interface Site {
  stack: OwnStack;
  short: boolean;
  /** Seconds of a steady row, and before it. */
  seconds: number;
  warmUpSeconds: number;
}

/** One kind of load: what is asked for at which pace, and what has to hold. */
export interface Row {
  name: string;
  /** Needs the pages, hence a whole build. */
  pages?: boolean;
  run(site: Site): Promise<Figure[]>;
}

interface Steady {
  label: string;
  perSecond: number;
  p95: number;
  p99: number;
  wanted: number;
  call: Plan["call"];
}

/** A pace that has to be held: every answer the wanted one, and quick enough. */
export async function steady(site: Site, row: Steady): Promise<{ figures: Figure[]; measured: Measured }> {
  const measured = await drive({ ...site, perSecond: row.perSecond, call: row.call });
  const others = measured.count - measured.with(row.wanted).count;
  const label = `${row.label}, ${row.perSecond}/s`;
  return {
    measured,
    figures: [
      atMost(`${label}: p95`, measured.p95, row.p95, "ms"),
      atMost(`${label}: p99`, measured.p99, row.p99, "ms"),
      exactly(`${label}: answers other than ${row.wanted} (of ${measured.count})`, others, 0),
    ],
  };
}
