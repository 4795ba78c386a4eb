"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { toast } from "sonner";
import type { ApiResult } from "@/lib/client/api";
import type { EndpointId } from "@/lib/client/generated/endpoints";
import { type MutationInput, useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../access/environment";
import { useIsHere } from "./use-is-here";

/**
 * Runs a mutation behind a button. On success, shows a toast if there is one and refreshes the page. What follows happens
 * only if the button is still there.
 */
export function useAction<Id extends EndpointId>(
  operation: Id,
  done?: string | ((result: ApiResult<Id>) => string),
) {
  const { as } = useEnvironment();
  const router = useRouter();
  const mutation = useApiMutation(operation, as);
  const isHere = useIsHere();
  /** @throws ApiError for the dialog to show */
  const run = async (input: MutationInput<Id>, then?: () => void) => {
    const result = await mutation.mutateAsync(input);
    if (done) toast.success(typeof done === "string" ? done : done(result));
    if (isHere()) then?.();
    router.refresh();
  };
  const pressed = useRef(new Set<string>());
  /** The same for a standalone button: a refusal becomes a toast, and a double press is one. */
  const press = (input: MutationInput<Id>, then?: () => void) => {
    const call = JSON.stringify(input);
    if (pressed.current.has(call)) return;
    pressed.current.add(call);
    void run(input, then)
      .catch((error: Error) => toast.error(error.message))
      .finally(() => pressed.current.delete(call));
  };
  return { run, press, busy: mutation.isPending };
}
