import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { dynamicTool, generateText, isStepCount, jsonSchema, type ToolSet } from "ai";
import { type McpClient, presentClient } from "@/test/support/mcp";
import { judge } from "./score";
import type { ToolCall } from "./task";
import { TASKS } from "./tasks";
import { makeWorld } from "./world";

// `npm run eval:mcp`: the thirty tasks with a real model against a running stack (`bin/up`). LLM_BASE_URL,
// LLM_API_KEY and LLM_MODEL set the model's URL, key and name.
const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL = "gpt-4o-mini" } = process.env;
const PASS_SHARE = 0.8;
const MAX_STEPS = 5;

if (!LLM_BASE_URL) {
  console.log(
    "Set LLM_BASE_URL (and LLM_API_KEY, LLM_MODEL) to try the tasks with a model. Nothing was done.",
  );
  process.exit(0);
}

const { up } = await import("@/e2e/up");
const provider = createOpenAICompatible({ name: "eval", baseURL: LLM_BASE_URL, apiKey: LLM_API_KEY });
const client = await presentClient(`${up.base_url}/api/mcp`, up.test_key);
const names = await makeWorld(client);
const listed = await client.list();

/** The model's tool calls really run in the test environment, and are recorded. */
function toolsFor(mcp: McpClient, calls: ToolCall[]): ToolSet {
  return Object.fromEntries(
    listed.map(({ name, description, inputSchema }) => [
      name,
      dynamicTool({
        description: description ?? "",
        inputSchema: jsonSchema(inputSchema as Parameters<typeof jsonSchema>[0]),
        execute: async (input) => {
          const args = input as Record<string, unknown>;
          calls.push({ tool: name, args });
          return (await mcp.call(name, args)).text;
        },
      }),
    ]),
  );
}

let right = 0;
for (const task of TASKS) {
  const calls: ToolCall[] = [];
  try {
    await generateText({
      model: provider(LLM_MODEL),
      instructions: client.instructions() ?? "",
      prompt: task.says(names),
      tools: toolsFor(client, calls),
      stopWhen: isStepCount(MAX_STEPS),
    });
  } catch (error) {
    console.error(`${task.id}: ${(error as Error).message}`);
  }
  const judged = judge(task, names, calls);
  if (judged.right) right += 1;
  console.log(`${judged.right ? "ok  " : "miss"}  ${task.id.padEnd(20)} ${judged.why}`);
}
await client.close();
console.log(`${right} of ${TASKS.length} with ${LLM_MODEL}`);
process.exit(right >= PASS_SHARE * TASKS.length ? 0 : 1);
