import { handle, isApiPath as isOperationPath } from "@/lib/api/http/handle";
import type { ApiRequest, ApiResponse } from "@/lib/api/wire/request";
import { handleMcp, isMcpPath } from "@/lib/mcp/handle-mcp";

/** True for the paths that `answerApi` answers, whatever else the server serves. */
export const isApiPath = (url: string): boolean => isOperationPath(url) || /^\/api\/mcp(?=$|[/?#])/.test(url);

/** Answers whatever came to one of the API's prefixes: operations, or agents' messages. */
export const answerApi = (request: ApiRequest): Promise<ApiResponse> =>
  isMcpPath(request.url) ? handleMcp(request) : handle(request);
