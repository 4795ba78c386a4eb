import { type ApiOptions, type ApiResult, callEndpoint } from "./call-endpoint";
import { AUDIENCE_ENDPOINTS, type AudienceEndpointId } from "./generated/audience-endpoints";

/**
 * `api` for a show's public pages, which people open on phones: it bundles only the paths that these pages
 * may call.
 */
export const audienceApi = <Id extends AudienceEndpointId>(
  id: Id,
  options: ApiOptions<Id>,
): Promise<ApiResult<Id>> => callEndpoint(AUDIENCE_ENDPOINTS[id], options);
