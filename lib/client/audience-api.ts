import { type ApiOptions, type ApiResult, callEndpoint } from "./call-endpoint";
import { AUDIENCE_ENDPOINTS, type AudienceEndpointId } from "./generated/audience-endpoints";

/**
 * `api` for the pages of a show's public, which people open on phones: it knows the addresses of what they may call, and
 * brings no others along.
 */
export const audienceApi = <Id extends AudienceEndpointId>(
  id: Id,
  options: ApiOptions<Id>,
): Promise<ApiResult<Id>> => callEndpoint(AUDIENCE_ENDPOINTS[id], options);
