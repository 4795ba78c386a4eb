"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { fieldWords } from "../parts/field-words";
import { useEnvironment } from "../shell/environment";

interface NameFormProps {
  /** The operation that keeps the name. */
  operation: "updateProfile" | "updateWorkspace";
  label: string;
  name: string;
  placeholder?: string;
  autoComplete?: string;
  /** Whoever may not change it reads it. */
  readOnly?: boolean;
  /** What the name is for, or why it cannot be changed. */
  hint?: ReactNode;
}

/** One name, of a person or of a workspace. */
export function NameForm({ operation, label, name: initial, readOnly = false, hint, ...box }: NameFormProps) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [name, setName] = useState(initial);
  const update = useApiMutation(operation, as, {
    onSuccess: () => {
      toast.success("Saved");
      router.refresh();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    update.mutate({ body: { name } });
  }
  return (
    <form onSubmit={submit} className="flex max-w-md flex-col gap-2">
      <div className="flex items-end gap-2">
        <Field label={label} className="flex-1">
          <Input
            {...box}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={100}
            disabled={readOnly}
          />
        </Field>
        {!readOnly && (
          <Button type="submit" busy={update.isPending} disabled={name.trim() === "" || name === initial}>
            Save
          </Button>
        )}
      </div>
      {update.error && (
        <p role="alert" className="text-danger text-sm">
          {fieldWords(update.error, "name") ?? update.error.message}
        </p>
      )}
      {hint && <p className="text-ink-muted text-sm">{hint}</p>}
    </form>
  );
}
