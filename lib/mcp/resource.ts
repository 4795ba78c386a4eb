import { env } from "@/lib/platform/env";

export const MCP_PATH = "/api/mcp";

/** The agents' address: also what OAuth tokens are made for. */
export const mcpUrl = (): string => `${new URL(env().PUBLIC_URL).origin}${MCP_PATH}`;

export const resourceMetadataUrl = (): string =>
  `${new URL(env().PUBLIC_URL).origin}/.well-known/oauth-protected-resource${MCP_PATH}`;
