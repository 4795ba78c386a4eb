import type { CallToolResult } from "@modelcontextprotocol/server";
import { toProblem } from "@/lib/api/wire/problems";
import { meterLocalAnswer } from "./meter-local-answer";
import { nextCalls } from "./toolkit/next-calls";
import { toolError } from "./toolkit/tool-error";
import type { Agent, Tool, ToolAnswer, ToolArguments } from "./toolkit/types";
import { untrustedPaths } from "./toolkit/untrusted";

/** Runs a tool and always returns a result, also on failure. */
export async function callTool(
  agent: Agent,
  tools: readonly Tool[],
  tool: Tool,
  args: ToolArguments,
): Promise<CallToolResult> {
  const { picture, answer } = withoutPicture(marked(await attempt(agent, tool, args), tool));
  const whole = { ...answer, next: nextCalls(agent, tools, tool, args, answer) };
  // Some clients pass only the text to their model, others only the structured content, so both must be
  // complete.
  return {
    content: [
      { type: "text", text: JSON.stringify(whole) },
      ...(picture ? [{ type: "image" as const, data: picture, mimeType: "image/png" }] : []),
    ],
    structuredContent: whole,
    ...("error" in answer ? { isError: true } : {}),
  };
}

/** A picture is separate content, not a member of the result. */
function withoutPicture(all: ToolAnswer): { picture?: string | undefined; answer: ToolAnswer } {
  if ("error" in all) return { answer: all };
  const { picture, ...answer } = all;
  return { picture, answer };
}

async function attempt(agent: Agent, tool: Tool, args: ToolArguments): Promise<ToolAnswer> {
  const started = performance.now();
  // Calls of one batch share an agent, but each tracks what it ran.
  const own = { ...agent, ranOperation: false };
  const answer = await run(own, tool, args);
  return own.ranOperation ? answer : meterLocalAnswer(own, tool, args, answer, started);
}

async function run(agent: Agent, tool: Tool, args: ToolArguments): Promise<ToolAnswer> {
  try {
    return await tool.run(agent, args);
  } catch (error) {
    const request_id = agent.takeRequestId();
    const problem = toProblem(error, request_id);
    return { error: toolError(problem, problem.headers), meta: { request_id } };
  }
}

/** The catalog's texts are ours. Everything else may contain text from other people. */
function marked(answer: ToolAnswer, tool: Tool): ToolAnswer {
  if ("error" in answer || tool.ownWords) return answer;
  const untrusted = untrustedPaths(answer.data);
  return untrusted.length > 0 ? { ...answer, meta: { ...answer.meta, untrusted } } : answer;
}
