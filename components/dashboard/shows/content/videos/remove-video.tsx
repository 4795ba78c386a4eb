"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAction } from "../../../parts/actions/use-action";
import { isUnderWay } from "../slides/deck-words";
import type { Video } from "./video";

export function RemoveVideo({ slug, video }: { slug: string; video: Video }) {
  const [open, setOpen] = useState(false);
  const remove = useAction("deleteVideo", "Video deleted");
  return (
    <>
      <Button size="sm" icon={<Trash2 className="size-4" aria-hidden />} onClick={() => setOpen(true)}>
        {isUnderWay(video) ? "Cancel" : "Delete"}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${video.name}?`}
        description="Remove the video from stage before deleting it."
        confirmLabel="Delete"
        onConfirm={() => remove.run({ params: { slug, video_id: video.id } })}
      />
    </>
  );
}
