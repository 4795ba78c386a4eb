import { readFileSync } from "node:fs";
import { childrenOf } from "./child-process";

/** CPU time and peak memory of the child processes whose command contains this text. Linux only. */
export function childUsage(part: string): { seconds: number; megabytes: number } {
  const used = { seconds: 0, megabytes: 0 };
  for (const child of childrenOf(process.pid, part)) {
    const fields = readFileSync(`/proc/${child}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const pages = Number(readFileSync(`/proc/${child}/statm`, "utf8").split(" ")[1]);
    used.seconds += (Number(fields[11]) + Number(fields[12])) / 100;
    used.megabytes += (pages * 4) / 1_024;
  }
  return used;
}
