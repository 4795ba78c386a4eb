import { env } from "../runtime/env";

export const MCP_PATH = "/api/mcp";

/** Who issues tokens, as OAuth names it: the origin of this installation. */
export const issuer = (): string => new URL(env().PUBLIC_URL).origin;

/** The agents' address: also what OAuth tokens are made for. */
export const mcpUrl = (): string => `${issuer()}${MCP_PATH}`;

export const RESOURCE_METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;
export const resourceMetadataUrl = (): string => `${issuer()}${RESOURCE_METADATA_PATH}`;
