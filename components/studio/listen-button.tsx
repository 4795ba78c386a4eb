"use client";

import { HeadphoneOff, Headphones } from "lucide-react";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { useStudio } from "./studio-context";

/** Toggles backstage sound for the user. Off by default while they are on air. */
export function ListenButton() {
  const { controller } = useStudio();
  useStore(controller.listens);
  const hears = controller.hearsBackstage();
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={hears}
      icon={
        hears ? (
          <Headphones className="size-3.5" aria-hidden />
        ) : (
          <HeadphoneOff className="size-3.5" aria-hidden />
        )
      }
      onClick={() => controller.listens.set(!hears)}
    >
      <span>
        {hears ? "Listening" : "Listen"}
        <span className="max-sm:sr-only"> to backstage</span>
      </span>
    </Button>
  );
}
