import type { CallShape } from "@/lib/docs/call-shape";
import { mcpInstalls } from "@/lib/docs/mcp-install";
import { samplesOf } from "@/lib/docs/samples";
import type { CodeSample } from "@/lib/docs/samples/code-sample";

export const EXAMPLE_INPUT = { example: "showroom", title: "My first show" } as const;

const PLACEHOLDER = "sr_test_…";

/**
 * The example as a program would call it, with the key and the URL filled in, and the same server for an
 * agent.
 */
export function firstCall(shape: CallShape, baseUrl: string, key: string | null): CodeSample[] {
  const given = key ?? PLACEHOLDER;
  const programs = samplesOf(shape, EXAMPLE_INPUT, { baseUrl, key: given });
  const config = mcpInstalls(`${baseUrl}/api/mcp`, given).find(({ id }) => id === "cursor");
  return [
    ...programs.filter(({ id }) => id !== "mcp"),
    ...(config ? [{ id: "mcp", label: "MCP config", code: config.code }] : []),
  ];
}
