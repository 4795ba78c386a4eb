"use client";

import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiOptions, type ApiResult, api, type CallAs } from "./api";
import type { ApiError } from "./api-error";
import type { EndpointId } from "./generated/endpoints";

export type MutationInput<Id extends string> = Omit<ApiOptions<Id>, "as" | "signal">;

interface MutationOptions<Id extends string> {
  /** Reads that this call makes stale, such as `["listClients"]`. */
  invalidates?: readonly EndpointId[];
  onSuccess?: (result: ApiResult<Id>) => void;
}

/** A mutation that calls an operation and invalidates the reads that it makes stale. */
export function useApiMutation<Id extends EndpointId>(
  id: Id,
  as: CallAs,
  options: MutationOptions<Id> = {},
): UseMutationResult<ApiResult<Id>, ApiError, MutationInput<Id>> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: MutationInput<Id>) => api(id, { ...input, as }),
    onSuccess: async (result) => {
      options.onSuccess?.(result);
      await Promise.all(
        (options.invalidates ?? []).map((kind) => client.invalidateQueries({ queryKey: [kind] })),
      );
    },
  });
}
