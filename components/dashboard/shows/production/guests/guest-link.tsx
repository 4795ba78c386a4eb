"use client";

import { KeyRound } from "lucide-react";
import { DialogButton } from "../../../parts/actions/dialog-button";
import { SecretToKeep } from "../../../parts/actions/secret-once";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import type { GuestRecord } from "./guest-readiness";

interface GuestLinkProps {
  slug: string;
  guest: Pick<GuestRecord, "id" | "name" | "access">;
}

/**
 * Creates or replaces a guest's personal link and shows it once. This is also how to get links of guests that
 * agents added.
 */
export function GuestLink({ slug, guest }: GuestLinkProps) {
  const isActive = guest.access === "active";
  const form = useMutationForm("manageGuestAccessLink", {
    initial: {},
    input: () => ({
      params: { slug, guest_id: guest.id },
      body: { action: isActive ? ("rotate" as const) : ("create" as const) },
    }),
  });
  const link = form.result?.data.backstage_url;
  return (
    <DialogButton
      icon={KeyRound}
      variant="ghost"
      label={isActive ? "New link" : "Create link"}
      title={`Backstage link for ${guest.name}`}
      description={
        isActive
          ? "The current link stops working, and anyone connected with it is removed from the room."
          : "Anyone with this link joins as this guest. Share it with no one else."
      }
      onClose={form.reset}
    >
      {(close) =>
        link ? (
          <SecretToKeep what="link" secret={link} onKept={close} />
        ) : (
          <MutationForm form={form} submitLabel={isActive ? "Replace link" : "Create link"}>
            {null}
          </MutationForm>
        )
      }
    </DialogButton>
  );
}
