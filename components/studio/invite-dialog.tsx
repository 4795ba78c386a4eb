"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { GuestInvitation } from "./guest-invitation";
import { LinkToCopy } from "./link-to-copy";
import { useStudio } from "./studio-context";

interface InviteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds a guest to the roster and creates their backstage link in one step. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const [made, setMade] = useState<{ name: string; url: string } | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) setMade(null);
        onOpenChange(next);
      }}
      title={made ? `${made.name} is invited` : "Invite guest"}
      description={
        made
          ? "Copy this link and send it to them. It won’t be shown again."
          : "Creates a personal backstage link for you to send."
      }
    >
      {made ? <LinkToCopy url={made.url} /> : <InviteForm onMade={setMade} />}
    </Dialog>
  );
}

/** Who is invited. */
export function InviteForm({ onMade }: { onMade: (made: { name: string; url: string }) => void }) {
  const { controller } = useStudio();
  const [invitation] = useState(() => new GuestInvitation(controller.slug));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name") ?? "").trim();
    if (name === "") return setProblem("Enter a name.");
    setBusy(true);
    setProblem(null);
    try {
      const title = String(form.get("title") ?? "").trim();
      onMade({ name, url: await invitation.send({ name, title }) });
      await controller.desk.refresh();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "Couldn’t invite the guest. Try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void invite(event)} className="flex flex-col gap-4">
      <Field label="Name" required error={problem}>
        <Input name="name" maxLength={120} autoComplete="off" />
      </Field>
      <Field label="Title" optional hint="Shown under their name on stage.">
        <Input name="title" maxLength={200} autoComplete="off" />
      </Field>
      <Button type="submit" variant="primary" busy={busy} className="self-end">
        Invite guest
      </Button>
    </form>
  );
}
