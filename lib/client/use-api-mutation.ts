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
 * A mutation that calls an operation and invalidates the reads that it makes stale. The same call made again after one
 * without an answer has its idempotency key, so that it happens and is charged once. The same call made again while one
 * is on its way, by a press that came before the button was drawn as busy, gets that one's answer, and what follows
 * (`onSuccess`) happens once. Calls with a file are always sent.
 */
export function useApiMutation<Id extends EndpointId>(
  id: Id,
  as: CallAs,
  options: MutationOptions<Id> = {},
): UseMutationResult<ApiResult<Id>, ApiError, MutationInput<Id>> {
  const client = useQueryClient();
  const unanswered = useRef<{ call: string; key: string }>(null);
  const onItsWay = useRef<{ call: string; answer: Promise<ApiResult<Id>> }>(null);
  const handled = useRef<ApiResult<Id>>(null);
  const ask = async (input: MutationInput<Id>, call: string): Promise<ApiResult<Id>> => {
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
  const send = (input: MutationInput<Id>): Promise<ApiResult<Id>> => {
    const call = JSON.stringify([as, input]);
    if (onItsWay.current?.call === call && !input.file) return onItsWay.current.answer;
    const answer = ask(input, call).finally(() => {
      if (onItsWay.current?.answer === answer) onItsWay.current = null;
    });
    onItsWay.current = { call, answer };
    return answer;
  };
  return useMutation({
    mutationFn: send,
    onSuccess: async (result) => {
      if (handled.current === result) return;
      handled.current = result;
      options.onSuccess?.(result);
      await Promise.all(
        (options.invalidates ?? []).map((kind) => client.invalidateQueries({ queryKey: [kind] })),
      );
    },
  });
}
