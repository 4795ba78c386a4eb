"use client";

import { PenLine } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useFetched } from "@/components/ui/use-fetched";
import type { BackstageController } from "./backstage-controller";

/** Opens the whiteboard to draw on; gone as soon as the board or oneself is off the stage. */
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
        Draw on the whiteboard
      </Button>
      {open && dialog.module && (
        <dialog.module.BoardDialog controller={controller} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
