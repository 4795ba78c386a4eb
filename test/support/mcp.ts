import { Client as PresentClient, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FormerTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

export interface ToolResult {
  isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  data: any;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  meta: any;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  error: any;
  next: { tool: string; arguments: Record<string, unknown> }[];
  text: string;
  /** The type and bytes of the first picture in the result. */
  picture?: { mimeType: string; data: string } | undefined;
}

export interface ListedTool {
  name: string;
  title?: string;
  description?: string;
  inputSchema: object;
  outputSchema?: object;
  annotations?: Record<string, unknown>;
}

/** What the official clients of both protocol eras can do, behind one interface. */
export interface McpClient {
  list(): Promise<ListedTool[]>;
  call(name: string, args?: Record<string, unknown>): Promise<ToolResult>;
  instructions(): string | undefined;
  protocol(): string | undefined;
  close(): Promise<void>;
}

interface RawResult {
  isError?: boolean | undefined;
  structuredContent?: unknown;
  content?: unknown;
}

function toResult(raw: RawResult): ToolResult {
  const structured = (raw.structuredContent ?? {}) as Record<string, unknown>;
  const [first] = raw.content as { text: string }[];
  return {
    isError: raw.isError ?? false,
    data: structured.data,
    meta: structured.meta,
    error: structured.error,
    next: (structured.next ?? []) as ToolResult["next"],
    text: first?.text ?? "",
    picture: (raw.content as { type: string; mimeType: string; data: string }[]).find(
      ({ type }) => type === "image",
    ),
  };
}

const info = { name: "showrunner-tests", version: "1.0.0" };
const bearer = (token: string) => ({ requestInit: { headers: { Authorization: `Bearer ${token}` } } });

/** The current SDK's client, limited to the current protocol revision. */
export async function presentClient(url: string, token: string): Promise<McpClient> {
  const client = new PresentClient(info, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), bearer(token)));
  return {
    list: async () => (await client.listTools()).tools as ListedTool[],
    call: async (name, args = {}) => toResult(await client.callTool({ name, arguments: args })),
    instructions: () => client.getInstructions(),
    protocol: () => client.getNegotiatedProtocolVersion(),
    close: () => client.close(),
  };
}

/** The previous SDK's client, which begins with a handshake. */
export async function legacyClient(url: string, token: string): Promise<McpClient> {
  const client = new LegacyClient(info);
  const transport = new FormerTransport(new URL(url), bearer(token));
  await client.connect(transport as Parameters<LegacyClient["connect"]>[0]);
  return {
    list: async () => (await client.listTools()).tools as ListedTool[],
    call: async (name, args = {}) =>
      toResult((await client.callTool({ name, arguments: args })) as RawResult),
    instructions: () => client.getInstructions(),
    protocol: () => transport.protocolVersion,
    close: () => client.close(),
  };
}

export const ERAS = [
  ["present", presentClient],
  ["former", legacyClient],
] as const;
