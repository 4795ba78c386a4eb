"use client";

import { Drama, Square } from "lucide-react";
import { useState } from "react";
import { useStorePart } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { clockText } from "./clock-text";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

/** Starts a rehearsal without an audience. It loses nothing, so it needs no confirmation. */
export function RehearseButton() {
  const { controller } = useStudio();
  const connected = useStorePart(controller.show, ({ connection }) => connection === "connected");
  const [busy, setBusy] = useState(false);
  async function start() {
    setBusy(true);
    await controller.air.rehearse().catch(showError);
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

/** Ends the rehearsal and resets the stage, after a confirmation that says so. */
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
        description={`You’ve rehearsed for ${clockText(seconds)}. The stage resets to how you set it up. Each segment’s rehearsed time appears in the run of show.`}
        confirmLabel="End rehearsal"
        cancelLabel="Keep going"
        tone="primary"
        onConfirm={() => controller.calls.endRehearsal()}
      />
    </>
  );
}
