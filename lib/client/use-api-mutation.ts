"use client";

import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { type ApiOptions, type ApiResult, api, type CallAs } from "./api";
import { ApiError } from "./api-error";
import type { EndpointId } from "./generated/endpoints";
import { newKey } from "./new-key";

export type MutationInput<Id extends string> = Omit<ApiOptions<Id>, "as" | "signal">;

interface MutationOptions<Id extends string> {
  /** Reads that this call makes stale, such as `["listClients"]`. */
  invalidates?: readonly EndpointId[];
  onSuccess?: (result: ApiResult<Id>) => void;
}

/**
 * A mutation that calls an operation and invalidates the reads that it makes stale. The same call made again before its
 * answer, as by a double press, is that call. Made again after one without an answer, it has its idempotency key. So it
 * happens and is charged once.
 */
export function useApiMutation<Id extends EndpointId>(
  id: Id,
  as: CallAs,
  options: MutationOptions<Id> = {},
): UseMutationResult<ApiResult<Id>, ApiError, MutationInput<Id>> {
  const client = useQueryClient();
  const unanswered = useRef<{ call: string; key: string }>(null);
  const underway = useRef(new Map<string, Promise<ApiResult<Id>>>());
  const send = (input: MutationInput<Id>): Promise<ApiResult<Id>> => {
    const call = JSON.stringify([as, input]);
    // Files look alike as JSON.
    if (input.file) return sendOnce(call, input);
    const answer =
      underway.current.get(call) ?? sendOnce(call, input).finally(() => underway.current.delete(call));
    underway.current.set(call, answer);
    return answer;
  };
  const sendOnce = async (call: string, input: MutationInput<Id>): Promise<ApiResult<Id>> => {
    const again = unanswered.current?.call === call ? unanswered.current.key : newKey();
    const key = input.idempotencyKey ?? again;
    unanswered.current = null;
    try {
      return await api(id, { ...input, as, idempotencyKey: key });
    } catch (error) {
      if (error instanceof ApiError && error.code === "offline" && !input.file)
        unanswered.current = { call, key };
      throw error;
    }
  };
  return useMutation({
    mutationFn: send,
    onSuccess: async (result) => {
      options.onSuccess?.(result);
      await Promise.all(
        (options.invalidates ?? []).map((kind) => client.invalidateQueries({ queryKey: [kind] })),
      );
    },
  });
}
