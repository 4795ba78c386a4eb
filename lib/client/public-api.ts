import { type ApiResult, type CallOptions, callEndpoint } from "./call-endpoint";
import { PUBLIC_ENDPOINTS, type PublicEndpointId } from "./generated/public-endpoints";

/**
 * `api` for a show's pages before someone is in: it bundles only the paths that they call, because it is part
 * of what they load first.
 */
export const publicApi = <Id extends PublicEndpointId>(
  id: Id,
  options: CallOptions<Id>,
): Promise<ApiResult<Id>> => callEndpoint(PUBLIC_ENDPOINTS[id], options);
