"use client";

import { Ear } from "lucide-react";
import { useStore } from "@/components/room/use-store";
import { IconButton } from "@/components/ui/icon-button";
import { rightsOf } from "@/lib/stage/show-roles";
import { holdTo } from "./hold-to";
import type { DeskEntry } from "./people-view";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

/** Whether talkback can reach this person: connected, on stage or backstage, and not the user themselves. */
export const canReceiveTalkback = ({ identity, here, role }: DeskEntry, me: string): boolean =>
  here && identity !== me && rightsOf(role).rooms.backstage !== null;

/** Push to talk: while held, by pointer or key, only this person hears the user. */
export function TalkbackButton({ person }: { person: DeskEntry }) {
  const { controller, me } = useStudio();
  const { identity, name } = person;
  const { talk } = controller;
  const talking = useStore(talk.addressed)?.identity === identity;
  if (!canReceiveTalkback(person, me)) return null;
  const start = () => void talk.start({ identity, name }).catch(showError);
  const stop = () => void talk.stop().catch(showError);
  return (
    <IconButton
      size="sm"
      label={`Hold to talk privately to ${name}`}
      variant={talking ? "primary" : "secondary"}
      aria-pressed={talking}
      className="touch-none select-none"
      icon={<Ear className="size-4" aria-hidden />}
      {...holdTo(start, stop)}
      onBlur={() => talking && stop()}
    />
  );
}
