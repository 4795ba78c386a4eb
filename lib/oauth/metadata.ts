import { issuer, mcpUrl } from "@/lib/platform/security/mcp-address";
import { SCOPES } from "@/lib/platform/security/principal";

/** Authorization server metadata (RFC 8414). */
export const authorizationServer = () => ({
  issuer: issuer(),
  authorization_endpoint: `${issuer()}/oauth/authorize`,
  token_endpoint: `${issuer()}/oauth/token`,
  registration_endpoint: `${issuer()}/oauth/register`,
  revocation_endpoint: `${issuer()}/oauth/revoke`,
  scopes_supported: SCOPES,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  service_documentation: `${issuer()}/docs/agents/oauth`,
});

/** Protected resource metadata of the MCP endpoint (RFC 9728). */
export const protectedResource = () => ({
  resource: mcpUrl(),
  resource_name: "Showrunner",
  authorization_servers: [issuer()],
  scopes_supported: SCOPES,
  bearer_methods_supported: ["header"],
  resource_documentation: `${issuer()}/docs/agents/mcp`,
});
