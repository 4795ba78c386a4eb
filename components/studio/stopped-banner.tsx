"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { rightsOf } from "@/lib/stage/show-roles";
import { Banner } from "./banner";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";
import type { DeskCommand } from "./studio-types";
import { undoneBy } from "./undone-by";

/** Returns the id of the emergency stop in effect; undefined if the command list has none. */
function stopIn(commands: readonly DeskCommand[]): string | undefined {
  const undone = undoneBy(commands);
  return commands.find(({ id, action }) => action === "emergency_stop" && !undone.has(id))?.id;
}

/** Shown while the show is stopped: what viewers see, and how to restore the exact previous state. */
export function StoppedBanner() {
  const { controller, desk, state } = useStudio();
  const [busy, setBusy] = useState(false);
  const mayLift = rightsOf(desk.me.role).scopes.includes("studio:control");

  async function lift() {
    setBusy(true);
    try {
      // The command list here may be older than the current stage.
      const id = stopIn(desk.commands) ?? stopIn((await controller.desk.fetch("press")).commands);
      if (id) await controller.commands.undo(() => id);
    } catch (error) {
      showError(error);
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
            Bring show back
          </Button>
        )
      }
    >
      The show is stopped. {state.mask.level === "hold" ? "Playback is on hold, and viewers" : "Viewers"} see
      a card. No one can be seen or heard.
    </Banner>
  );
}
