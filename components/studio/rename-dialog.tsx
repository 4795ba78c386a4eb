"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { DeskEntry } from "./people-view";
import { useStudio } from "./studio-context";

interface RenameDialogProps {
  person: DeskEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits a person's name and title on stage. */
export function RenameDialog({ person, open, onOpenChange }: RenameDialogProps) {
  const { controller } = useStudio();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, title] = ["name", "title"].map((field) => String(form.get(field) ?? "").trim());
    if (!name) return setProblem("Enter a name.");
    setBusy(true);
    setProblem(null);
    try {
      await controller.calls.renamePerson(person.identity, name, title ?? "");
      onOpenChange(false);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "Couldn’t save the name. Try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Rename ${person.name}`}
      description="Shown on stage during this show."
    >
      <form onSubmit={(event) => void rename(event)} className="flex flex-col gap-4">
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
