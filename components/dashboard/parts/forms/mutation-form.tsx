import clsx from "clsx";
import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { FormProblem } from "./form-problem";

interface MutationFormProps {
  /** Returned by `useMutationForm`. */
  form: {
    submit: (event: FormEvent) => void;
    readonly problem: string | undefined;
    busy: boolean;
    ready: boolean;
  };
  /** Undefined if the viewer can't edit. */
  submitLabel: string | undefined;
  /** Side of the submit button. */
  align?: "start" | "end";
  noValidate?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form with stacked fields, any error that no field shows, and a submit button. */
export function MutationForm(props: MutationFormProps) {
  const { form, submitLabel, align = "end", noValidate, className = "gap-4 pb-2", children } = props;
  return (
    <form onSubmit={form.submit} noValidate={noValidate} className={clsx("flex flex-col", className)}>
      {children}
      {form.problem && <FormProblem>{form.problem}</FormProblem>}
      {submitLabel && (
        <Button
          type="submit"
          variant="primary"
          className={align === "end" ? "self-end" : "self-start"}
          busy={form.busy}
          disabled={!form.ready}
        >
          {submitLabel}
        </Button>
      )}
    </form>
  );
}
