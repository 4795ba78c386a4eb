"use client";

import { Send } from "lucide-react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { shownEmail } from "@/lib/client/shown-email";
import { DialogButton } from "../../../parts/actions/dialog-button";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import type { GuestRecord } from "./guest-readiness";

interface GuestInviteProps {
  slug: string;
  guest: GuestRecord;
}

const WENT_OUT = ["queued", "sent"];

/** Invites a guest, the first time or again. Asks for the email address first if it is missing. */
export function GuestInvite({ slug, guest }: GuestInviteProps) {
  const again = WENT_OUT.includes(guest.readiness.invitation.state);
  return (
    <DialogButton
      icon={Send}
      variant="ghost"
      label={again ? "Invite again" : "Invite"}
      title={again ? `Invite ${guest.name} again` : `Invite ${guest.name}`}
      description="The email has the date and the guest’s personal link to confirm their details, test their setup and join."
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
    <MutationForm form={form} submitLabel="Save email">
      <Field label="Email" hint="Never shown to the audience." error={form.errorOf("email")}>
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
    saved: `Sending to ${guest.email}`,
    onDone: onSent,
  });
  return (
    <MutationForm form={form} submitLabel={again ? "Send again" : "Send invitation"}>
      <p className="text-base">
        It goes to <span className="break-all font-medium">{shownEmail(guest.email ?? "")}</span>.
      </p>
      <Field label="Personal note" optional error={form.errorOf("note")}>
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
