import { env } from "../runtime/env";

export const MCP_PATH = "/api/mcp";

/** The issuer of tokens in OAuth: this installation's origin. */
export const issuer = (): string => new URL(env().PUBLIC_URL).origin;

/** The MCP endpoint's URL, which is also the audience of OAuth tokens. */
export const mcpUrl = (): string => `${issuer()}${MCP_PATH}`;

export const RESOURCE_METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;
export const resourceMetadataUrl = (): string => `${issuer()}${RESOURCE_METADATA_PATH}`;
