"use client";

import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiOptions, type ApiResult, api, type CallAs } from "./api";
import { ApiError } from "./api-error";
import type { EndpointId } from "./generated/endpoints";
import { newKey } from "./new-key";

export type MutationInput<Id extends string> = Omit<ApiOptions<Id>, "as" | "signal">;

interface MutationOptions<Id extends string> {
  /** Kinds of reads that are stale afterwards, such as `["listClients"]`. */
  invalidates?: readonly EndpointId[];
  onSuccess?: (result: ApiResult<Id>) => void;
}

/** A changing call. One idempotency key per press: a resend after a lost answer is answered, not repeated. */
export function useApiMutation<Id extends EndpointId>(
  id: Id,
  as: CallAs,
  options: MutationOptions<Id> = {},
): UseMutationResult<ApiResult<Id>, ApiError, MutationInput<Id>> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: MutationInput<Id>) => {
      const call = { ...input, as, idempotencyKey: input.idempotencyKey ?? newKey() };
      try {
        return await api(id, call);
      } catch (error) {
        if (!wasCutOff(error)) throw error;
        return api(id, call);
      }
    },
    onSuccess: async (result) => {
      options.onSuccess?.(result);
      await Promise.all(
        (options.invalidates ?? []).map((kind) => client.invalidateQueries({ queryKey: [kind] })),
      );
    },
  });
}

/** The connection broke, so the answer may be lost. Who waited in vain is told instead of made to wait again. */
const wasCutOff = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === "offline" &&
  !(error.cause instanceof ApiError && error.cause.code === "timeout");
