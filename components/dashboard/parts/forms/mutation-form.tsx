import clsx from "clsx";
import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { FormProblem } from "./form-problem";

interface MutationFormProps {
  /** Of `useMutationForm`. */
  form: {
    submit: (event: FormEvent) => void;
    readonly problem: string | undefined;
    busy: boolean;
    ready: boolean;
  };
  /** Undefined for those who may only look. */
  submitLabel: string | undefined;
  /** On which side the button stands. */
  align?: "start" | "end";
  noValidate?: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields under each other, what was refused and no field says, and the button that sends. */
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
