"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useMutationForm } from "../../parts/forms/use-mutation-form";

interface NameFormProps {
  /** The operation that saves the name. */
  operation: "updateProfile" | "updateWorkspace";
  label: string;
  name: string;
  placeholder?: string;
  autoComplete?: string;
  /** Set if the viewer can't change it. */
  readOnly?: boolean;
  /** What the name is for, or why it can't be changed. */
  hint?: ReactNode;
}

/** A user's or workspace's name: field and button in one row. */
export function NameForm({ operation, label, name, readOnly = false, hint, ...box }: NameFormProps) {
  const form = useMutationForm(operation, {
    initial: { name },
    ready: (values) => values.name.trim() !== "" && values.name !== name,
    input: (body) => ({ body }),
    saved: "Saved",
  });
  const problem = form.errorOf("name") ?? form.problem;
  return (
    <form onSubmit={form.submit} className="flex max-w-md flex-col gap-2">
      <div className="flex items-end gap-2">
        <Field label={label} className="flex-1">
          <Input {...box} {...form.text("name")} maxLength={100} disabled={readOnly} />
        </Field>
        {!readOnly && (
          <Button type="submit" busy={form.busy} disabled={!form.ready}>
            Save
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {hint && <p className="text-ink-muted text-sm">{hint}</p>}
    </form>
  );
}
