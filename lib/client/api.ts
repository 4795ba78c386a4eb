import { type ApiOptions, type ApiResult, callEndpoint } from "./call-endpoint";
import { ENDPOINTS, type EndpointId } from "./generated/endpoints";

export type { ApiMeta, ApiOptions, ApiResult, CallAs } from "./call-endpoint";

/** Calls any operation that pages use, by its id. Throws what `callEndpoint` throws. */
export const api = <Id extends EndpointId>(id: Id, options: ApiOptions<Id>): Promise<ApiResult<Id>> =>
  callEndpoint(ENDPOINTS[id], options);
