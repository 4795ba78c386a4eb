"use client";

import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { rightsOf } from "@/lib/stage/show-roles";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

/** Cancels the running countdown, by button or Esc. */
export function CancelCountdown() {
  const { state, desk } = useStudio();
  const mayCancel = rightsOf(desk.me.role).scopes.includes("studio:control");
  return state.phase === "countdown" && mayCancel ? <Cancel /> : null;
}

function Cancel() {
  const { controller } = useStudio();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    // Takes precedence over all other uses of the key, because the countdown lasts only three seconds.
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void controller.air.cancel().catch(showError);
    };
    window.addEventListener("keydown", cancel, true);
    return () => window.removeEventListener("keydown", cancel, true);
  }, [controller]);
  return (
    <div className="absolute inset-x-0 bottom-4 grid place-items-center">
      <Button
        ref={button}
        icon={<X className="size-4" aria-hidden />}
        onClick={() => void controller.air.cancel().catch(showError)}
      >
        Cancel
      </Button>
    </div>
  );
}
