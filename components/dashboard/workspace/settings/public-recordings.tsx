"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Switch } from "@/components/ui/switch";
import { useAction } from "../../parts/actions/use-action";

interface PublicRecordingsProps {
  isPublic: boolean;
  /** False if the viewer can't change it. */
  manages: boolean;
}

/** Whether recordings have links that never expire. Turning it off breaks the links that were shared. */
export function PublicRecordings({ isPublic, manages }: PublicRecordingsProps) {
  const [asking, setAsking] = useState(false);
  const update = useAction(
    "updateWorkspace",
    isPublic ? "Recordings are private" : "Recordings have public links",
  );
  const change = () => update.run({ body: { public_recordings: !isPublic } });
  return (
    <>
      <Switch
        label="Public recording links"
        hint={
          manages
            ? "Anyone with a recording’s link can play and download the show, without signing in and without a time limit."
            : "Only owners and admins can change this."
        }
        checked={isPublic}
        disabled={!manages || update.busy}
        onCheckedChange={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={isPublic ? "Turn off public links?" : "Turn on public links?"}
        description={
          isPublic
            ? "All public recording links stop working. If you turn them on again, recordings get new ones."
            : "Every recording in this workspace gets a link that never expires. Speakers’ separate tracks stay private."
        }
        confirmLabel={isPublic ? "Turn off" : "Turn on"}
        onConfirm={change}
      />
    </>
  );
}
