"use client";

import { PenLine } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useFetched } from "@/components/ui/use-fetched";
import type { BackstageController } from "./backstage-controller";

/** Opens the whiteboard for drawing. Hidden once the whiteboard or the guest is off stage. */
export function BoardButton({ controller }: { controller: BackstageController }) {
  const [open, setOpen] = useState(false);
  const dialog = useFetched(() => import("./board-dialog"));
  return (
    <>
      <Button
        variant="primary"
        busy={dialog.fetching}
        icon={<PenLine className="size-4" aria-hidden />}
        onClick={() => {
          setOpen(true);
          void dialog.fetch();
        }}
      >
        Draw on whiteboard
      </Button>
      {open && dialog.module && (
        <dialog.module.BoardDialog controller={controller} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
