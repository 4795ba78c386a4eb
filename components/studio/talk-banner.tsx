"use client";

import { Ear, X } from "lucide-react";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

/** Who the user is talking to privately, and who is talking to them. */
export function TalkBanner() {
  const { controller } = useStudio();
  const { talk } = controller;
  const addressed = useStore(talk.addressed);
  const { talkbackFrom } = useStore(controller.backstage);
  if (!addressed && !talkbackFrom) return null;
  return (
    <div
      role="status"
      className="flex min-h-11 shrink-0 items-center gap-3 bg-accent-soft px-4 py-1.5 text-base"
    >
      <Ear className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1">
        {addressed
          ? `You’re talking privately to ${addressed.name}. No one else hears you.`
          : `${talkbackFrom} is talking to you privately. Only you can hear it.`}
      </p>
      {addressed && (
        <Button
          size="sm"
          icon={<X className="size-4" aria-hidden />}
          onClick={() => void talk.stop().catch(showError)}
        >
          Stop
        </Button>
      )}
    </div>
  );
}
