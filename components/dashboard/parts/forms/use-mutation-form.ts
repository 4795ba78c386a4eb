"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import type { ApiResult } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import type { EndpointId } from "@/lib/client/generated/endpoints";
import { type MutationInput, useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../access/environment";
import { fieldWords, restWords } from "./field-words";
import { formFields } from "./form-fields";

interface MutationFormOptions<Id extends EndpointId, Values extends object> {
  /** What stands in the fields at first. */
  initial: Values;
  /** Whether what stands in the fields can be sent; the button waits for it. */
  ready?: (values: Values) => boolean;
  /** The call for what stands in the fields; undefined when the form found something wrong with it. */
  input: (values: Values) => MutationInput<Id> | undefined;
  /** What a note says once it is done. */
  saved?: string | ((result: ApiResult<Id>) => string);
  onDone?: (result: ApiResult<Id>) => void;
  /** What is done leaves the form: its button stays busy, and the page behind it is not read again. */
  leaves?: boolean;
  /** Other words for a refusal that is about none of the fields. */
  explain?: (error: ApiError) => string | undefined;
}

/** What the parts of a form are given. */
export type FormState<Values extends object> = Omit<
  ReturnType<typeof useMutationForm<EndpointId, Values>>,
  "result"
>;

/** The state of a form that makes one changing call: its fields, the call, and what was refused. */
export function useMutationForm<Id extends EndpointId, Values extends object>(
  operation: Id,
  { initial, ready, input, saved, onDone, leaves = false, explain }: MutationFormOptions<Id, Values>,
) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [values, setValues] = useState(initial);
  const set = (changes: Partial<Values>) => setValues((held) => ({ ...held, ...changes }));
  const mutation = useApiMutation(operation, as, {
    onSuccess: (result) => {
      if (saved) toast.success(typeof saved === "string" ? saved : saved(result));
      onDone?.(result);
      if (!leaves) router.refresh();
    },
  });
  const { error } = mutation;
  const isReady = ready?.(values) ?? true;
  const shown = new Set<string>();
  return {
    values,
    set,
    ...formFields(values, set),
    /** What is wrong with a field of the call; `words` for codes that mean something particular here. */
    errorOf(field: string, words: Record<string, string | undefined> = {}): string | undefined {
      shown.add(field);
      return words[error?.fields[field] ?? ""] ?? fieldWords(error, field);
    },
    /** What was refused, when no field above says it. */
    get problem(): string | undefined {
      const words = restWords(error, shown);
      return error && words ? (explain?.(error) ?? words) : undefined;
    },
    error,
    ready: isReady,
    busy: mutation.isPending || (leaves && mutation.isSuccess),
    result: mutation.data,
    reset: mutation.reset,
    submit(event: FormEvent) {
      event.preventDefault();
      const call = isReady ? input(values) : undefined;
      if (call) mutation.mutate(call);
    },
  };
}
