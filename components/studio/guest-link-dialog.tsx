"use client";

import { useState } from "react";
import { toast } from "sonner";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { api } from "@/lib/client/api";
import { LinkToCopy } from "./link-to-copy";
import { useStudio } from "./studio-context";
import type { DeskGuest } from "./studio-types";
import { tellTrouble } from "./tell-trouble";

interface GuestLinkDialogProps {
  guest: DeskGuest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Action = "create" | "rotate" | "revoke";

const STATES = {
  none: { tone: "neutral", text: "no link yet" },
  active: { tone: "ok", text: "link active" },
  revoked: { tone: "warn", text: "link withdrawn" },
} as const;

/** A guest's personal way to the backstage: make it, replace it, withdraw it. It is shown once. */
export function GuestLinkDialog({ guest, open, onOpenChange }: GuestLinkDialogProps) {
  const { controller } = useStudio();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState<Action | null>(null);

  async function manage(action: Action) {
    const { slug } = controller;
    setBusy(action);
    try {
      const params = { slug, guest_id: guest.id };
      const { data } = await api("manageGuestAccessLink", { as: `host:${slug}`, params, body: { action } });
      setUrl(data.backstage_url);
      if (action === "revoke") toast.success(`${guest.name}'s link is withdrawn`);
      await controller.desk.refresh();
    } catch (error) {
      tellTrouble(error);
    } finally {
      setBusy(null);
    }
  }

  const { tone, text } = STATES[guest.access];
  const active = guest.access === "active";
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) setUrl(null);
        onOpenChange(next);
      }}
      title={`Backstage link for ${guest.name}`}
      description="Whoever has it comes in as this guest, without an account."
    >
      <div className="flex flex-col items-start gap-4">
        <Badge tone={tone}>{text}</Badge>
        {url && (
          <div className="w-full">
            <p className="mb-1.5 font-medium text-sm">Send it to {guest.name} now: it is shown only once.</p>
            <LinkToCopy url={url} />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            variant={url ? "secondary" : "primary"}
            busy={busy === "create" || busy === "rotate"}
            onClick={() => void manage(guest.access === "none" ? "create" : "rotate")}
          >
            {active ? "Make a new link" : "Make a link"}
          </Button>
          {active && (
            <Button busy={busy === "revoke"} onClick={() => void manage("revoke")}>
              Withdraw it
            </Button>
          )}
        </div>
        {active && (
          <p className="text-ink-muted text-sm">
            A new link ends the old one. Whoever is connected by the old one leaves the room within seconds.
          </p>
        )}
      </div>
    </Dialog>
  );
}
