import { readFileSync } from "node:fs";

/** The id of a child process whose command contains this text; null if there is none. Linux only. */
export function childOf(pid: number, part: string): number | null {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const found = children.filter(Boolean).find((child) => commandOf(child).includes(part));
  return found === undefined ? null : Number(found);
}

/** Empty if it has just exited. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
