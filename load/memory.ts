import { readFileSync } from "node:fs";

const KIB_IN_MIB = 1024;
const BYTES_IN_KIB = 1024;

/** What a process holds in memory, in MiB. */
const memoryOf = (pid: number): number => kibOf(pid, "VmRSS") / KIB_IN_MIB;

/** What it held at its peak, since it was started, in MB. */
export const peakOf = (pid: number): number => kibOf(pid, "VmHWM") * BYTES_IN_KIB * 1e-6;

function kibOf(pid: number, what: "VmRSS" | "VmHWM"): number {
  const [, kib] = new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib);
}

/** The most that a process came to hold beyond what it held before, while the work was under way. */
export async function growthDuring<T>(pid: number, work: Promise<T>): Promise<{ result: T; mib: number }> {
  const before = memoryOf(pid);
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 50);
  try {
    const result = await work;
    return { result, mib: most - before };
  } finally {
    clearInterval(look);
  }
}
