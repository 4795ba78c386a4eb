"use client";

import { Ear, X } from "lucide-react";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { useStudio } from "./studio-context";
import { tellTrouble } from "./tell-trouble";

/** Says to whom one speaks apart from the show, and who speaks to oneself. */
export function TalkBanner() {
  const { controller } = useStudio();
  const { talk } = controller;
  const addressed = useStore(talk.addressed);
  const { inMyEar } = useStore(controller.backstage);
  if (!addressed && !inMyEar) return null;
  return (
    <div
      role="status"
      className="flex min-h-11 shrink-0 items-center gap-3 bg-accent-soft px-4 py-1.5 text-base"
    >
      <Ear className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1">
        {addressed
          ? `You speak into the ear of ${addressed.name}. Nobody else hears you, the audience neither.`
          : `${inMyEar} speaks into your ear. Only you hear it.`}
      </p>
      {addressed && (
        <Button
          size="sm"
          icon={<X className="size-4" aria-hidden />}
          onClick={() => void talk.stop().catch(tellTrouble)}
        >
          Stop
        </Button>
      )}
    </div>
  );
}
