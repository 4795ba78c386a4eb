import { readFileSync } from "node:fs";

/** The process that another one started and whose command holds this; null where there is none. Of Linux alone. */
export function childOf(pid: number, part: string): number | null {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const found = children.filter(Boolean).find((child) => commandOf(child).includes(part));
  return found === undefined ? null : Number(found);
}

/** Empty for one that has just ended. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
