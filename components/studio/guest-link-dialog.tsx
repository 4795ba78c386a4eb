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
import { useOneAtATime } from "./use-one-at-a-time";

interface GuestLinkDialogProps {
  guest: DeskGuest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Action = "create" | "rotate" | "revoke";

const STATES = {
  none: { tone: "neutral", text: "No link" },
  active: { tone: "ok", text: "Link active" },
  revoked: { tone: "warn", text: "Link revoked" },
} as const;

/** Creates, replaces and revokes a guest's backstage link. The link is shown once. */
export function GuestLinkDialog({ guest, open, onOpenChange }: GuestLinkDialogProps) {
  const { controller } = useStudio();
  const [url, setUrl] = useState<string | null>(null);
  const { busy, run } = useOneAtATime<Action>();

  const manage = (action: Action) =>
    void run(action, async () => {
      const { slug } = controller;
      const params = { slug, guest_id: guest.id };
      const { data } = await api("manageGuestAccessLink", { as: `host:${slug}`, params, body: { action } });
      setUrl(data.backstage_url);
      if (action === "revoke") toast.success(`${guest.name}’s link was revoked`);
      await controller.desk.refresh();
    });

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
      description="Anyone with this link joins as this guest. No account needed."
    >
      <div className="flex flex-col items-start gap-4">
        <Badge tone={tone}>{text}</Badge>
        {url && (
          <div className="w-full">
            <p className="mb-1.5 font-medium text-sm">
              Copy this link and send it to {guest.name}. It won’t be shown again.
            </p>
            <LinkToCopy url={url} />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            variant={url ? "secondary" : "primary"}
            busy={busy === "create" || busy === "rotate"}
            onClick={() => manage(guest.access === "none" ? "create" : "rotate")}
          >
            {active ? "Create new link" : "Create link"}
          </Button>
          {active && (
            <Button busy={busy === "revoke"} onClick={() => manage("revoke")}>
              Revoke link
            </Button>
          )}
        </div>
        {active && (
          <p className="text-ink-muted text-sm">
            Creating a new link revokes the current one. Anyone using it is disconnected within seconds.
          </p>
        )}
      </div>
    </Dialog>
  );
}
