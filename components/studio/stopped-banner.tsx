"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { rightsOf } from "@/lib/stage/show-roles";
import { Banner } from "./banner";
import { useStudio } from "./studio-context";
import type { DeskCommand } from "./studio-types";
import { tellTrouble } from "./tell-trouble";
import { undoneBy } from "./undone-by";

/** The emergency stop that holds; undefined where the commands know none. */
function stopIn(commands: readonly DeskCommand[]): string | undefined {
  const undone = undoneBy(commands);
  return commands.find(({ id, action }) => action === "emergency_stop" && !undone.has(id))?.id;
}

/** While the show is stopped: what everybody sees, and the way back to exactly what was there. */
export function StoppedBanner() {
  const { controller, desk, state } = useStudio();
  const [busy, setBusy] = useState(false);
  const mayLift = rightsOf(desk.me.role).scopes.includes("studio:control");

  async function lift() {
    setBusy(true);
    try {
      // The list that stands here may be older than the stage that everybody sees.
      const id = stopIn(desk.commands) ?? stopIn((await controller.desk.fetch()).commands);
      if (id) await controller.calls.undo(id);
    } catch (error) {
      tellTrouble(error);
    }
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
            onClick={() => void lift()}
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
