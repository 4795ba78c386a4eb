import { readFileSync } from "node:fs";

/** The ids of the child processes whose command contains this text. Linux only. */
export function childrenOf(pid: number, part: string): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return children.filter((child) => child !== "" && commandOf(child).includes(part)).map(Number);
}

/** The first of them; null if there is none. */
export const childOf = (pid: number, part: string): number | null => childrenOf(pid, part)[0] ?? null;

/** Empty if it has just exited. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
