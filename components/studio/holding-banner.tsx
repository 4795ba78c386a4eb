"use client";

import { ArrowUp, EyeOff, Pin } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { StageState } from "@/lib/stage";
import { isSamePerson } from "@/lib/stage/room-identity";
import { rightsOf } from "@/lib/stage/show-roles";
import { Banner } from "./banner";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

const icon = "size-4";

/** Shown while the holding card is up: why, and what the crew can do. */
export function HoldingBanner({ holding }: { holding: NonNullable<StageState["holding"]> }) {
  const { controller, desk, state, me, run } = useStudio();
  const [busy, setBusy] = useState(false);
  const { scopes, stageable } = rightsOf(desk.me.role);
  const isStaged = state.stage.some(({ identity }) => isSamePerson(identity, me));

  async function wait(work: Promise<unknown>) {
    setBusy(true);
    await work.catch(showError);
    setBusy(false);
  }
  const decide = (action: "keep" | "take_down") => void wait(controller.calls.decideHolding(action));

  return (
    <Banner
      action={
        scopes.includes("studio:control") && (
          <div className="flex flex-wrap justify-end gap-2">
            {stageable && !isStaged && (
              <Button
                size="sm"
                variant="primary"
                busy={busy}
                icon={<ArrowUp className={icon} aria-hidden />}
                onClick={() => void wait(run({ action: "bring_on", identity: me }))}
              >
                Bring me on stage
              </Button>
            )}
            {!holding.kept && (
              <Button
                size="sm"
                busy={busy}
                icon={<Pin className={icon} aria-hidden />}
                onClick={() => decide("keep")}
              >
                Keep card
              </Button>
            )}
            <Button
              size="sm"
              busy={busy}
              icon={<EyeOff className={icon} aria-hidden />}
              onClick={() => decide("take_down")}
            >
              Remove card
            </Button>
          </div>
        )
      }
    >
      {holding.why === "host_gone"
        ? "No host is in the room. Viewers see a holding card."
        : "No video or audio from the stage. Viewers see a holding card."}{" "}
      {holding.kept ? "It stays until someone removes it." : "It clears automatically once someone is back."}
    </Banner>
  );
}
