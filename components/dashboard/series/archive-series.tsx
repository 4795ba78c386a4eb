"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAction } from "../parts/actions/use-action";

/** Archiving can't be taken back, so it asks first. */
export function ArchiveSeries({ slug, name }: { slug: string; name: string }) {
  const [open, setOpen] = useState(false);
  const archive = useAction("archiveSeries", `${name} archived`);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Archive</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Archive ${name}?`}
        description="You can’t add more shows to it. Its shows stay and keep its email texts. This can’t be undone."
        confirmLabel="Archive series"
        onConfirm={() => archive.run({ params: { slug } })}
      />
    </>
  );
}
