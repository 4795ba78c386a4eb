"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAction } from "../../parts/actions/use-action";
import { notetakerWords } from "./notetaker-words";

interface SendNotetakerDialogProps {
  /** The show's own link. */
  studio: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sends a notetaker into a show. There is one per show: sending it again says where it is. */
export function SendNotetakerDialog({ studio, open, onOpenChange }: SendNotetakerDialogProps) {
  const send = useAction("sendNotetaker", ({ data }) => notetakerWords(data));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      title="Send notetaker?"
      description="When the show is live, it asks the host to be admitted, and writes down what people on stage say. Everyone sees it. After the show, the analyzed call is listed under Calls. That costs 4 cents of this month’s allowance for sales calls; without an analysis, nothing is charged."
      confirmLabel="Send notetaker"
      onConfirm={() => send.run({ body: { meeting_url: studio } })}
    />
  );
}
