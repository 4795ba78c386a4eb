import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { ApiRequest } from "@/lib/api/wire/request";
import { log } from "@/lib/platform/runtime/log";
import { mcpUrl } from "@/lib/platform/security/mcp-address";
import { makeServer } from "./make-server";
import type { Agent, Tool } from "./toolkit/types";

interface Answer {
  status: number;
  body: string;
}

/**
 * Passes a message to the protocol's server. Clients of the current revision describe themselves in every
 * request; older ones start with a handshake. Both get the same tools, as one JSON body, from a server
 * created for this request.
 */
export async function serveMessage(
  agent: Agent,
  tools: readonly Tool[],
  request: ApiRequest,
  message: unknown,
): Promise<Answer> {
  const web = webRequest(request);
  const legacy = await isLegacyRequest(web, message);
  const make = () => makeServer(agent, tools);
  const response = legacy ? await serveLegacy(make(), web, message) : await servePresent(make, web, message);
  return { status: response.status, body: await response.text() };
}

async function servePresent(make: () => McpServer, web: Request, message: unknown): Promise<Response> {
  const handler = createMcpHandler(make, { legacy: "reject", maxSubscriptions: 0, onerror: note });
  try {
    return await handler.fetch(web, { parsedBody: message });
  } finally {
    await handler.close();
  }
}

async function serveLegacy(server: McpServer, web: Request, message: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    return await transport.handleRequest(web, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** The body has already been parsed by stricter rules than the protocol's. Responses are always JSON. */
function webRequest({ headers }: ApiRequest): Request {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value !== undefined && (name.startsWith("mcp-") || name === "content-type") ? [[name, value]] : [],
  );
  return new Request(mcpUrl(), {
    method: "POST",
    headers: [...kept, ["accept", "application/json, text/event-stream"]],
  });
}

const note = (error: Error): void => log().debug({ err: error }, "message refused by the protocol");
