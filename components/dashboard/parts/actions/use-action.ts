"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import type { ApiResult } from "@/lib/client/api";
import type { EndpointId } from "@/lib/client/generated/endpoints";
import { type MutationInput, useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../access/environment";

/** A changing call behind a button. Once it is done a note says so, if there is one, and the page is read again. */
export function useAction<Id extends EndpointId>(
  operation: Id,
  done?: string | ((result: ApiResult<Id>) => string),
) {
  const { as } = useEnvironment();
  const router = useRouter();
  const mutation = useApiMutation(operation, as);
  /** @throws ApiError for a dialog that shows it */
  const run = async (input: MutationInput<Id>, then?: () => void) => {
    const result = await mutation.mutateAsync(input);
    if (done) toast.success(typeof done === "string" ? done : done(result));
    then?.();
    router.refresh();
  };
  /** The same for a button that stands alone: a refusal becomes a note. */
  const press = (input: MutationInput<Id>, then?: () => void) =>
    void run(input, then).catch((error: Error) => toast.error(error.message));
  return { run, press, busy: mutation.isPending };
}
