import { type ApiResult, type CallOptions, callEndpoint, PATIENT } from "./call-endpoint";
import { AFTER_ENDPOINTS, type AfterEndpointId } from "./generated/after-endpoints";

/** `api` for what follows a show. Its calls arrive even if the page is left right after. */
export const afterApi = <Id extends AfterEndpointId>(
  id: Id,
  options: CallOptions<Id>,
): Promise<ApiResult<Id>> =>
  callEndpoint(AFTER_ENDPOINTS[id], options, {
    ...PATIENT,
    fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
  });
