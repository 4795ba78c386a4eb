"use client";

import { Drama, Square } from "lucide-react";
import { useState } from "react";
import { useStorePart } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { clockText } from "./clock-text";
import { useStudio } from "./studio-context";
import { tellTrouble } from "./tell-trouble";

/** Runs through the show without an audience. Nothing is lost by it, so nobody is asked. */
export function RehearseButton() {
  const { controller } = useStudio();
  const connected = useStorePart(controller.show, ({ connection }) => connection === "connected");
  const [busy, setBusy] = useState(false);
  async function start() {
    setBusy(true);
    await controller.rehearse().catch(tellTrouble);
    setBusy(false);
  }
  return (
    <Button
      busy={busy}
      disabled={!connected}
      icon={<Drama className="size-4" aria-hidden />}
      aria-label="Rehearse"
      onClick={() => void start()}
    >
      <span className="max-sm:sr-only">Rehearse</span>
    </Button>
  );
}

/** The stage goes back to how it was prepared, which is said before. */
export function EndRehearsalButton() {
  const { controller, desk } = useStudio();
  const [asking, setAsking] = useState(false);
  const seconds = desk.rehearsal
    ? (Date.parse(desk.server_time) - Date.parse(desk.rehearsal.started_at)) / 1000
    : 0;
  return (
    <>
      <Button icon={<Square className="size-4" aria-hidden />} onClick={() => setAsking(true)}>
        End rehearsal
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="End the rehearsal?"
        description={`After ${clockText(seconds)}. The stage goes back to how it was prepared. How long each part took stands beside the plan then.`}
        confirmLabel="End rehearsal"
        cancelLabel="Keep going"
        tone="primary"
        onConfirm={() => controller.calls.endRehearsal()}
      />
    </>
  );
}
