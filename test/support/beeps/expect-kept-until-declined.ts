import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Capture, CaptureReport } from "@/lib/providers/recorder";

interface Captured {
  /** Who is captured: on stage since the media time began, with camera and microphone. */
  person: string;
  capture: Capture;
  /** What it has reported. */
  reports: readonly CaptureReport[];
  mediaNow: () => number;
}

/** Chunks are about a second long, and one that reaches beyond the end is left out. */
const CHUNK_MS = 1_300;
const CLOCK_MS = 40;

/**
 * What every recorder does when someone declines although the stage stays as it was: what they sent before their answer is
 * kept, and nothing after it.
 */
export async function expectKeptUntilDeclined({
  person,
  capture,
  reports,
  mediaNow,
}: Captured): Promise<void> {
  const fromMs = mediaNow();
  await sleep(4_000);
  const declinedMs = Math.round(mediaNow() - 300);
  capture.follow([], 0, { [person]: declinedMs });
  await capture.leave();
  for (const source of ["camera", "microphone"] as const) {
    const keys = reports.flatMap((one) =>
      one.is === "opened" && one.part.source === source ? [one.part.key] : [],
    );
    const chunks = reports.flatMap((one) =>
      one.is === "chunk" && keys.includes(one.chunk.part) ? [one.chunk] : [],
    );
    const ends = reports.flatMap((one) =>
      one.is === "closed" && keys.includes(one.part) ? [one.endsAtMs] : [],
    );
    const [first, last] = [chunks.at(0), chunks.at(-1)];
    expect(first?.startMs, source).toBeLessThan(fromMs + 2_500);
    expect(last?.endMs, source).toBeGreaterThan(declinedMs - CHUNK_MS);
    expect(last?.startMs, source).toBeLessThan(declinedMs);
    expect(Math.max(...ends), source).toBeGreaterThan(declinedMs - CHUNK_MS);
    expect(Math.max(...ends), source).toBeLessThanOrEqual(declinedMs + CLOCK_MS);
  }
}
