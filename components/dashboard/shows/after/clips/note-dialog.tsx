"use client";

import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useAction } from "../../../parts/actions/use-action";
import type { Segment } from "./shorts";

interface NoteDialogProps {
  slug: string;
  segment: Segment;
  onClose: () => void;
  onSaved: () => void;
}

/** A segment's note for the crew. */
export function NoteDialog({ slug, segment, onClose, onSaved }: NoteDialogProps) {
  const [note, setNote] = useState(segment.note ?? "");
  const saving = useAction("manageShortSegment", "Note saved");
  const save = () =>
    void saving
      .run(
        { params: { slug }, body: { action: "note", segment_id: segment.segment_id, note: note.trim() } },
        onClose,
      )
      .then(onSaved)
      .catch((error: Error) => toast.error(error.message));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Note"
      description="Only the crew can see this."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={saving.busy} onClick={save}>
            Save note
          </Button>
        </>
      }
    >
      <Field label={segment.title}>
        <Textarea value={note} maxLength={2_000} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </Dialog>
  );
}
