import { queryOptions } from "@tanstack/react-query";
import { type ApiOptions, type ApiResult, api } from "./api";
import type { ApiError } from "./api-error";
import type { EndpointId } from "./endpoints";

type ReadOptions<Id extends string> = Omit<ApiOptions<Id>, "body" | "idempotencyKey" | "signal">;

/** Options for `useQuery`; the key is `[id, as, params, query]`, so `["listClients"]` names all of one kind. */
export function apiQuery<Id extends EndpointId>(id: Id, options: ReadOptions<Id>) {
  return queryOptions<ApiResult<Id>, ApiError>({
    queryKey: [id, options.as, options.params ?? {}, options.query ?? {}],
    queryFn: ({ signal }) => api(id, { ...options, signal }),
  });
}
