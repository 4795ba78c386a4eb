"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { fieldWords } from "../parts/field-words";
import { useEnvironment } from "../shell/environment";

/** The name that colleagues and the audit log see. */
export function ProfileForm({ name: initial, email }: { name: string; email: string }) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [name, setName] = useState(initial);
  const update = useApiMutation("updateProfile", as, {
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
    <form onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <div className="flex items-end gap-2">
        <Field
          label="Your name"
          className="flex-1"
          error={fieldWords(update.error, "name") ?? update.error?.message}
        >
          <Input
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder={email}
            maxLength={100}
            autoComplete="name"
          />
        </Field>
        <Button type="submit" busy={update.isPending} disabled={name.trim() === "" || name === initial}>
          Save
        </Button>
      </div>
      <p className="text-ink-muted text-sm">
        Signed in as <span className="break-words text-ink">{email}</span>. Colleagues and the audit log see
        the name, or the address while there is none.
      </p>
    </form>
  );
}
