"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { rightsOf } from "@/lib/stage/show-roles";
import { Banner } from "./banner";
import { useStudio } from "./studio-context";
import { tellTrouble } from "./tell-trouble";
import { undoneBy } from "./undone-by";

/** While the show is stopped: what everybody sees, and the way back to exactly what was there. */
export function StoppedBanner() {
  const { controller, desk, state } = useStudio();
  const [busy, setBusy] = useState(false);
  const undone = undoneBy(desk.commands);
  const stop = desk.commands.find(({ id, action }) => action === "emergency_stop" && !undone.has(id));
  const mayLift = rightsOf(desk.me.role).scopes.includes("studio:control");

  async function lift(id: string) {
    setBusy(true);
    await controller.calls.undo(id).catch(tellTrouble);
    setBusy(false);
  }

  return (
    <Banner
      action={
        mayLift && (
          <Button
            size="sm"
            variant="primary"
            busy={busy}
            icon={<Undo2 className="size-4" aria-hidden />}
            onClick={() => void (stop ? lift(stop.id) : controller.desk.refresh())}
          >
            Bring the show back
          </Button>
        )
      }
    >
      The show is stopped. {state.mask.level === "hold" ? "Players are on hold: viewers" : "Viewers"} see a
      card; nobody sees or hears anybody.
    </Banner>
  );
}
