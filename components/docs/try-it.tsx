"use client";

import { Play } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useOnceOpen } from "@/components/ui/use-once-open";
import type { TryItProps } from "./try-panel";

const load = () => import("./try-panel");

/** Sends a request to the operation in a test environment. Mutations start as a dry run. */
export function TryIt(props: TryItProps) {
  const [open, setOpen] = useState(false);
  const module = useOnceOpen(open, load, setOpen);
  return (
    <>
      <Button
        variant="primary"
        icon={<Play className="size-4" aria-hidden />}
        className="w-full shrink-0"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Try it
      </Button>
      {module && <module.TryPanel {...props} open={open} onOpenChange={setOpen} />}
    </>
  );
}
