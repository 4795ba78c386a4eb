"use client";

import { type FormEvent, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Latest } from "@/lib/client/latest";
import type { DeskEntry } from "./people-view";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

interface RenameDialogProps {
  person: DeskEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renames a person. An answer that comes after the dialog was closed doesn't touch what has been opened since. */
export function useRename({ person, open, onOpenChange }: RenameDialogProps) {
  const { controller } = useStudio();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [latest] = useState(() => new Latest());
  useEffect(() => {
    if (!open) return;
    setBusy(false);
    setProblem(null);
    return () => void latest.start();
  }, [open, latest]);

  async function rename(name: string, title: string) {
    if (!name) return setProblem("Enter a name.");
    const isLatest = latest.start();
    setBusy(true);
    setProblem(null);
    try {
      await controller.calls.renamePerson(person.identity, name, title);
      if (isLatest()) onOpenChange(false);
    } catch (error) {
      if (!isLatest()) return showError(error);
      setProblem(error instanceof Error ? error.message : "Couldn’t save the name. Try again.");
    }
    if (isLatest()) setBusy(false);
  }

  return { busy, problem, rename };
}

/** Edits a person's name and title on stage. */
export function RenameDialog({ person, open, onOpenChange }: RenameDialogProps) {
  const { busy, problem, rename } = useRename({ person, open, onOpenChange });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name = "", title = ""] = ["name", "title"].map((field) => String(form.get(field) ?? "").trim());
    void rename(name, title);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Rename ${person.name}`}
      description="Shown on stage during this show."
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Name" required error={problem}>
          <Input name="name" defaultValue={person.name} maxLength={200} autoComplete="off" />
        </Field>
        <Field label="Title" optional>
          <Input name="title" defaultValue={person.title} maxLength={200} autoComplete="off" />
        </Field>
        <Button type="submit" variant="primary" busy={busy} className="self-end">
          Save
        </Button>
      </form>
    </Dialog>
  );
}
