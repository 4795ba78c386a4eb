import type { Problem } from "@/lib/operation/problem";
import { condense } from "./condense";
import { toolError } from "./tool-error";
import type { Agent, ToolAnswer } from "./types";

/** The answer with other data; failures pass through. */
export function mapData(answer: ToolAnswer, change: (data: never) => unknown): ToolAnswer {
  return "error" in answer ? answer : { ...answer, data: change(answer.data as never) };
}

export const summarize = (answer: ToolAnswer, detail: unknown): ToolAnswer =>
  detail === "full" ? answer : mapData(answer, condense);

/** A refusal that no operation was needed for. */
export const refusal = (agent: Agent, problem: Problem): ToolAnswer => ({
  error: toolError(problem, problem.headers),
  meta: { request_id: agent.takeRequestId() },
});

export function pick<T extends object>(value: T, names: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Partial<T>;
}
