"use client";

import { Mic } from "lucide-react";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { BackstageController } from "./backstage-controller";

/** The host asks the guest to unmute. Only the guest can. */
export function AskDialog({ controller, host }: { controller: BackstageController; host: string }) {
  const asked = useStore(controller.asked);
  const { muted } = useStore(controller.media);
  return (
    <Dialog
      open={asked && muted}
      onOpenChange={(open) => !open && controller.answer(false)}
      title={`${host.charAt(0).toUpperCase()}${host.slice(1)} is asking you to unmute`}
      description="Only you can turn on your microphone."
      footer={
        <>
          <Button onClick={() => controller.answer(false)}>Stay muted</Button>
          <Button
            variant="primary"
            icon={<Mic className="size-4" aria-hidden />}
            onClick={() => controller.answer(true)}
          >
            Unmute
          </Button>
        </>
      }
    />
  );
}
