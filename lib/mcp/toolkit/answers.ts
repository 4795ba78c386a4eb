import type { Operation } from "@/lib/operation/operation";
import type { Problem } from "@/lib/operation/problem";
import { condense } from "./condense";
import { toolError } from "./tool-error";
import type { Agent, ToolAnswer } from "./types";

/** Changes the data of a result. Errors pass through. */
export function mapData(answer: ToolAnswer, change: (data: never) => unknown): ToolAnswer {
  return "error" in answer ? answer : { ...answer, data: change(answer.data as never) };
}

/** Shortens an operation's result, unless full detail is requested. */
export function summarize(answer: ToolAnswer, detail: unknown, op: Operation): ToolAnswer {
  if (detail === "full" || "error" in answer) return answer;
  const short = mapData(answer, (data: unknown) => condense(without(data, op.mcp?.omits)));
  const omitted = (op.mcp?.omits ?? []).filter((name) => isObject(answer.data) && name in answer.data);
  return omitted.length > 0 ? { ...short, meta: { ...short.meta, omitted } } : short;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const without = (data: unknown, names: readonly string[] = []): unknown =>
  isObject(data) ? Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name))) : data;

/** An error that occurred without running an operation. */
export const refusal = (agent: Agent, problem: Problem): ToolAnswer => ({
  error: toolError(problem, problem.headers),
  meta: { request_id: agent.takeRequestId() },
});

export function pick<T extends object>(value: T, names: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Partial<T>;
}
