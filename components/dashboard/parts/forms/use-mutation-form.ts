"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { toast } from "sonner";
import type { ApiResult } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import type { EndpointId } from "@/lib/client/generated/endpoints";
import { type MutationInput, useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../access/environment";
import { useIsHere } from "../actions/use-is-here";
import { fieldWords, restWords } from "./field-words";
import { formFields } from "./form-fields";

interface MutationFormOptions<Id extends EndpointId, Values extends object> {
  /** Initial values of the fields. */
  initial: Values;
  /** Whether the values can be submitted. The button is disabled until then. */
  ready?: (values: Values) => boolean;
  /** The call for the given values; undefined if they are invalid. */
  input: (values: Values) => MutationInput<Id> | undefined;
  /** Toast text on success. */
  saved?: string | ((result: ApiResult<Id>) => string);
  /** Called on success with the values that were sent, unless the form has been closed. */
  onDone?: (result: ApiResult<Id>, sent: Values) => void;
  /** Success navigates away: the button stays busy, and the page is not refreshed. */
  leaves?: boolean;
  /** Replaces the message of a refusal that is about none of the fields. */
  explain?: (error: ApiError) => string | undefined;
}

/** The form state passed to a form's sections. */
export type FormState<Values extends object> = Omit<
  ReturnType<typeof useMutationForm<EndpointId, Values>>,
  "result"
>;

/** State of a form that makes one mutation: its fields, the call, and its errors. */
export function useMutationForm<Id extends EndpointId, Values extends object>(
  operation: Id,
  { initial, ready, input, saved, onDone, leaves = false, explain }: MutationFormOptions<Id, Values>,
) {
  const { as } = useEnvironment();
  const router = useRouter();
  const isHere = useIsHere();
  const [values, setValues] = useState(initial);
  const set = (changes: Partial<Values>) => setValues((held) => ({ ...held, ...changes }));
  // The fields stay open until the answer arrives.
  const sent = useRef(initial);
  // A second press may come before the page is drawn as busy.
  const isSending = useRef(false);
  const mutation = useApiMutation(operation, as, {
    onSuccess: (result) => {
      if (saved) toast.success(typeof saved === "string" ? saved : saved(result));
      if (isHere()) onDone?.(result, sent.current);
      if (!leaves) router.refresh();
    },
  });
  const { error } = mutation;
  const isReady = ready?.(values) ?? true;
  const busy = mutation.isPending || (leaves && mutation.isSuccess);
  const shown = new Set<string>();
  return {
    values,
    set,
    ...formFields(values, set),
    /**
     * Returns what is wrong with a field. `words` overrides the text of codes that mean something specific
     * here.
     */
    errorOf(field: string, words: Record<string, string | undefined> = {}): string | undefined {
      shown.add(field);
      return words[error?.fields[field] ?? ""] ?? fieldWords(error, field);
    },
    /** The error, if no field above shows it. */
    get problem(): string | undefined {
      const words = restWords(error, shown);
      return error && words ? (explain?.(error) ?? words) : undefined;
    },
    error,
    ready: isReady,
    busy,
    result: mutation.data,
    reset: mutation.reset,
    /** Forgets what was refused, but not a call that is on its way: it may cost something. */
    clearError: () => {
      if (error) mutation.reset();
    },
    submit(event: FormEvent) {
      event.preventDefault();
      // Enter submits although the button is disabled, and repeats while it's held.
      const call = isReady && !busy && !isSending.current ? input(values) : undefined;
      if (!call) return;
      sent.current = values;
      isSending.current = true;
      const answered = mutation.mutateAsync(call).then(
        () => leaves,
        () => false,
      );
      void answered.then((hasLeft) => {
        isSending.current = hasLeft;
      });
    },
  };
}
