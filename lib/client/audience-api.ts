import { type ApiResult, type CallOptions, callEndpoint } from "./call-endpoint";
import { AUDIENCE_ENDPOINTS, type AudienceEndpointId } from "./generated/audience-endpoints";

/** `api` for the player, which people open on phones: it bundles only the paths that the audience may call. */
export const audienceApi = <Id extends AudienceEndpointId>(
  id: Id,
  options: CallOptions<Id>,
): Promise<ApiResult<Id>> => callEndpoint(AUDIENCE_ENDPOINTS[id], options);
