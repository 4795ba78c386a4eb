"use client";

import { OctagonAlert } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { rightsOf } from "@/lib/stage/show-roles";
import { EmergencyDialog } from "./emergency-dialog";
import { useStudio } from "./studio-context";

/** Opens the emergency stop. Only on air. */
export function EmergencyButton() {
  const { desk, onAir } = useStudio();
  const [open, setOpen] = useState(false);
  if (!onAir || !rightsOf(desk.me.role).scopes.includes("studio:emergency")) return null;
  return (
    <>
      <IconButton
        label="Emergency stop"
        icon={<OctagonAlert className="size-5 text-danger" aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && <EmergencyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
