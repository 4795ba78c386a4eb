import { type Asked, ask } from "@/test/rig/ask";
import { skipped } from "@/test/rig/figures";
import { type Row, type Site, steady } from "../row";

const HEADERS = { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-11-25" };

function rpc({ stack }: Site, method: string, params: Record<string, unknown>): Promise<Asked> {
  const body = { jsonrpc: "2.0", id: 1, method, params };
  return ask("POST", `${stack.url}/api/mcp`, { key: stack.up.test_key, body, headers: HEADERS });
}

/** The response's message, sent as JSON or as the only event of a stream. */
function messageOf({ text }: Asked): { result?: { isError?: boolean } } {
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  try {
    return JSON.parse(data) as { result?: { isError?: boolean } };
  } catch {
    return {};
  }
}

const toolCalls: Row = {
  name: "mcp",
  run: async (site) => {
    const use = () => rpc(site, "tools/call", { name: "get_usage", arguments: {} });
    const first = await use();
    if (first.status === 404) return [skipped("MCP tools/call", "not yet")];
    const call = async (): Promise<Asked> => {
      const answer = await use();
      // A tool's failure has the status 200.
      return messageOf(answer).result?.isError === false
        ? answer
        : { ...answer, status: answer.status || 500 };
    };
    const label = "MCP tools/call";
    return steady(site, { label, perSecond: 40, p95: 250, p99: 600, wanted: 200, call });
  },
};

export const mcpRows: Row[] = [toolCalls];
