"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
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
          : "They get a personal backstage link."
      }
    >
      {made ? <LinkToCopy url={made.url} /> : <InviteForm onMade={setMade} />}
    </Dialog>
  );
}

function InviteForm({ onMade }: { onMade: (made: { name: string; url: string }) => void }) {
  const { controller } = useStudio();
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
      onMade({ name, url: await makeGuest(controller.slug, name, String(form.get("title") ?? "").trim()) });
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

async function makeGuest(slug: string, name: string, title: string): Promise<string> {
  const as = `host:${slug}` as const;
  const body = { guests: [title === "" ? { name } : { name, title }] };
  const { data } = await api("updateEvent", { as, params: { slug }, body });
  // New guests come last; another guest may have the same name.
  const guest = data.event.guests.findLast((entry) => entry.name === name && entry.access === "none");
  if (!guest)
    throw new ApiError({
      code: "not_found",
      message: "The guest was added but couldn’t be loaded. Reload the page.",
    });
  const params = { slug, guest_id: guest.id };
  const link = await api("manageGuestAccessLink", { as, params, body: { action: "create" } });
  return link.data.backstage_url ?? "";
}
