import type { Expected, Names, Task, ToolCall, Wanted } from "./task";

/** The errors of a call, in words; empty if it's correct. */
export function problemsWith(call: ToolCall, expected: Expected): string[] {
  if (call.tool !== expected.tool) return [`called ${call.tool} instead of ${expected.tool}`];
  return Object.entries(expected.args).flatMap(([path, wanted]) => {
    const value = valueAt(call.args, path);
    return fits(value, wanted) ? [] : [`${path} is ${JSON.stringify(value)}, wanted ${String(wanted)}`];
  });
}

/** Whether one of the calls is what the task asks for, with the nearest miss. */
export function judge(task: Task, names: Names, calls: readonly ToolCall[]): { right: boolean; why: string } {
  const misses = calls.flatMap((call) => task.expects(names).map((expected) => problemsWith(call, expected)));
  if (misses.some((problems) => problems.length === 0)) return { right: true, why: "" };
  const [nearest] = misses.sort((a, b) => a.length - b.length);
  return { right: false, why: nearest?.join("; ") ?? "called nothing" };
}

const valueAt = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], value);

function fits(value: unknown, wanted: Wanted): boolean {
  if (typeof wanted === "function") return wanted(value);
  if (wanted instanceof RegExp) return typeof value === "string" && wanted.test(value);
  return value === wanted;
}
