"use client";

import { Ear } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { holdTo } from "./hold-to";
import type { DeskEntry } from "./people-view";
import { useHeldTalk } from "./use-held-talk";

/** Push to talk: while held, by pointer or key, only this person hears the user. */
export function TalkbackButton({ person }: { person: DeskEntry }) {
  const { possible, talking, start, stop } = useHeldTalk(person);
  if (!possible) return null;
  return (
    <IconButton
      size="sm"
      label={`Hold to talk privately to ${person.name}`}
      variant={talking ? "primary" : "secondary"}
      aria-pressed={talking}
      className="touch-none select-none"
      icon={<Ear className="size-4" aria-hidden />}
      {...holdTo(start, stop)}
      onBlur={() => talking && stop()}
    />
  );
}
