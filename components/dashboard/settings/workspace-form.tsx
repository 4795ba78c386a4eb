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

export function WorkspaceForm({ name: initial, manages }: { name: string; manages: boolean }) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [name, setName] = useState(initial);
  const update = useApiMutation("updateWorkspace", as, {
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
    <form onSubmit={submit} className="flex max-w-md items-end gap-2">
      <Field
        label="Name"
        className="flex-1"
        error={fieldWords(update.error, "name") ?? update.error?.message}
        hint={manages ? undefined : "Owners and admins can change it."}
      >
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={100}
          disabled={!manages}
        />
      </Field>
      {manages && (
        <Button type="submit" busy={update.isPending} disabled={name.trim() === "" || name === initial}>
          Save
        </Button>
      )}
    </form>
  );
}
