import { handle } from "@/lib/api/http/handle";
import type { ApiRequest, ApiResponse } from "@/lib/api/wire/request";
import { tidied } from "@/lib/api/wire/tidy-path";
import { handleMcp, isMcpPath } from "@/lib/mcp/handle-mcp";

const OURS = /^\/(?:v1|api\/(?:v1|app|mcp)|openapi\.json)(?=$|[/?#])/;

/**
 * Whether `answerApi` handles a path: those under the API's prefixes, and those that only differ in spelling.
 * The latter aren't found, but a program expects the API's error.
 */
export const isApiPath = (url: string): boolean => OURS.test(url) || OURS.test(tidied(url));

/** Handles requests to the API's prefixes: operations, or MCP messages. */
export const answerApi = (request: ApiRequest): Promise<ApiResponse> =>
  isMcpPath(request.url) ? handleMcp(request) : handle(request);
