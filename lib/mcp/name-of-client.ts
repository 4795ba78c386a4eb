import { agentName } from "@/lib/platform/security/agent-name";

const CLIENT_INFO = "io.modelcontextprotocol/clientInfo";

interface Message {
  params?: { clientInfo?: { name?: unknown }; _meta?: Record<string, { name?: unknown }> } | null;
}

/**
 * Returns the name of a client. Clients of the current protocol revision send it in every message. Older ones
 * send it only in their first, which isn't stored, so their User-Agent header is used.
 */
export function nameOfClient(message: unknown, userAgent: string | undefined): string | undefined {
  const [first] = Array.isArray(message) ? message : [message];
  const params = (first as Message | null | undefined)?.params;
  const info = params?._meta?.[CLIENT_INFO] ?? params?.clientInfo;
  return agentName(info?.name) ?? agentName(userAgent);
}
