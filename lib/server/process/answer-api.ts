import { handle } from "@/lib/api/http/handle";
import type { ApiRequest, ApiResponse } from "@/lib/api/wire/request";
import { tidied } from "@/lib/api/wire/tidy-path";
import { handleMcp, isMcpPath } from "@/lib/mcp/handle-mcp";

const OURS = /^\/(?:v1|api\/(?:v1|app|mcp)|openapi\.json)(?=$|[/?#])/;

/**
 * True for the paths that `answerApi` answers, whatever else the server serves: what is under the API's prefixes, and
 * what would be in another spelling. That leads nowhere, but it is a program that asks.
 */
export const isApiPath = (url: string): boolean => OURS.test(url) || OURS.test(tidied(url));

/** Answers whatever came to one of the API's prefixes: operations, or agents' messages. */
export const answerApi = (request: ApiRequest): Promise<ApiResponse> =>
  isMcpPath(request.url) ? handleMcp(request) : handle(request);
