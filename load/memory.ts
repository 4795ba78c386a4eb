import { readFileSync } from "node:fs";

const KIB_IN_MIB = 1024;
const BYTES_IN_KIB = 1024;

/** Current memory of a process, in MiB. */
export const memoryOf = (pid: number): number => kibOf(pid, "VmRSS") / KIB_IN_MIB;

/** Of it, in MiB, what no file backs. */
export const anonymousOf = (pid: number): number => kibOf(pid, "RssAnon") / KIB_IN_MIB;

/** Peak memory of a process since it started, in MB. */
export const peakOf = (pid: number): number => kibOf(pid, "VmHWM") * BYTES_IN_KIB * 1e-6;

function kibOf(pid: number, what: "VmRSS" | "RssAnon" | "VmHWM"): number {
  const [, kib] = new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib);
}

/** Peak memory growth of a process while the work runs. */
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
