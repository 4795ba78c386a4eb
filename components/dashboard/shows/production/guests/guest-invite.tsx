"use client";

import { Send } from "lucide-react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { DialogButton } from "../../../parts/actions/dialog-button";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import type { GuestRecord } from "./guest-readiness";

interface GuestInviteProps {
  slug: string;
  guest: GuestRecord;
}

const WENT_OUT = ["queued", "sent"];

/** Writes to a guest: the first time, or again. Without an address that is asked for before. */
export function GuestInvite({ slug, guest }: GuestInviteProps) {
  const again = WENT_OUT.includes(guest.readiness.invitation.state);
  return (
    <DialogButton
      icon={Send}
      variant="ghost"
      label={again ? "Invite again" : "Invite"}
      title={again ? `Write to ${guest.name} again` : `Invite ${guest.name}`}
      description="The mail says when the show is, and has the guest's own link: to confirm their name, test their setup and come in."
    >
      {(close) =>
        guest.email ? (
          <InviteForm slug={slug} guest={guest} again={again} onSent={close} />
        ) : (
          <AddressForm slug={slug} guest={guest} />
        )
      }
    </DialogButton>
  );
}

function AddressForm({ slug, guest }: GuestInviteProps) {
  const form = useMutationForm("updateGuest", {
    initial: { email: "" },
    ready: ({ email }) => email.trim() !== "",
    input: ({ email }) => ({ params: { slug, guest_id: guest.id }, body: { email } }),
  });
  return (
    <MutationForm form={form} submitLabel="Keep the address">
      <Field label="Their mail address" hint="Never shown to the audience." error={form.errorOf("email")}>
        <Input
          type="email"
          autoComplete="off"
          value={form.values.email}
          onChange={({ target }) => form.set({ email: target.value })}
        />
      </Field>
    </MutationForm>
  );
}

function InviteForm({
  slug,
  guest,
  again,
  onSent,
}: GuestInviteProps & { again: boolean; onSent: () => void }) {
  const form = useMutationForm(again ? "resendGuestInvite" : "inviteGuest", {
    initial: { note: "" },
    input: ({ note }) => ({
      params: { slug, guest_id: guest.id },
      body: { mode: "send" as const, note, send: true },
    }),
    saved: `On its way to ${guest.email}`,
    onDone: onSent,
  });
  return (
    <MutationForm form={form} submitLabel={again ? "Send again" : "Send the invitation"}>
      <p className="text-base">
        It goes to <span className="break-all font-medium">{guest.email}</span>.
      </p>
      <Field label="A personal line" optional error={form.errorOf("note")}>
        <Textarea
          rows={3}
          maxLength={1000}
          value={form.values.note}
          onChange={({ target }) => form.set({ note: target.value })}
        />
      </Field>
    </MutationForm>
  );
}
