import { agentName } from "@/lib/platform/security/agent-name";

const CLIENT_INFO = "io.modelcontextprotocol/clientInfo";

interface Message {
  params?: { clientInfo?: { name?: unknown }; _meta?: Record<string, { name?: unknown }> } | null;
}

/**
 * What a client of the protocol calls itself: clients of the present revision say it in every message, former ones in
 * their first alone, of which nothing is kept; then what stands in the header that all programs send.
 */
export function nameOfClient(message: unknown, userAgent: string | undefined): string | undefined {
  const [first] = Array.isArray(message) ? message : [message];
  const params = (first as Message | null | undefined)?.params;
  const info = params?._meta?.[CLIENT_INFO] ?? params?.clientInfo;
  return agentName(info?.name) ?? agentName(userAgent);
}
