"use client";

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Captions, Focus, Mic, MicOff } from "lucide-react";
import { toast } from "sonner";
import type { MenuAction } from "@/components/ui/menu-props";
import { rightsOf } from "@/lib/stage/show-roles";
import { useBringOn } from "./bring-on";
import type { DeskEntry } from "./people-view";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

const icon = "size-4";

/** Actions for a person who is on stage or can go on stage. */
export function useStageActions(person: DeskEntry, mine: boolean): MenuAction[] {
  const { controller, run, state } = useStudio();
  const bringOn = useBringOn();
  const { identity, name } = person;
  if (!person.onStage && !rightsOf(person.role).stageable) return [];
  if (!person.onStage)
    return [
      {
        label: "Bring on stage",
        icon: <ArrowUp className={icon} aria-hidden />,
        onSelect: () => bringOn(person),
      },
    ];
  const place = state.stage.findIndex((other) => other.identity === identity);
  const moves: MenuAction[] = [
    { by: -1, label: "Move left", icon: <ArrowLeft className={icon} aria-hidden /> },
    { by: 1, label: "Move right", icon: <ArrowRight className={icon} aria-hidden /> },
  ]
    .filter(({ by }) => state.stage[place + by] !== undefined)
    .map(({ by, ...shown }) => ({
      ...shown,
      onSelect: () => void run({ action: "move_person", identity, position: place + by + 1 }),
    }));
  const spotlit = state.spotlight === identity;
  const named = state.lower_third?.identity === identity;
  const ask = () =>
    void controller.calls
      .askToUnmute(identity)
      .then(() => toast.success(`${name} was asked to unmute`), showError);
  const silent = person.held || person.member?.microphone === false;
  return [
    {
      label: "Remove from stage",
      icon: <ArrowDown className={icon} aria-hidden />,
      onSelect: () => void run({ action: "send_off", identity }),
    },
    silent && !mine
      ? {
          label: "Ask to unmute",
          icon: <Mic className={icon} aria-hidden />,
          hint: "They choose whether to unmute",
          onSelect: ask,
        }
      : {
          label: person.held ? "Allow unmuting" : "Mute",
          icon: <MicOff className={icon} aria-hidden />,
          onSelect: () => void run({ action: "mute", identity, muted: !person.held }),
        },
    {
      label: spotlit ? "Remove spotlight" : "Spotlight",
      icon: <Focus className={icon} aria-hidden />,
      onSelect: () => void run({ action: "spotlight", identity: spotlit ? null : identity }),
    },
    ...moves,
    {
      label: named ? "Hide lower third" : "Show lower third",
      icon: <Captions className={icon} aria-hidden />,
      onSelect: () =>
        void run(named ? { action: "lower_third", visible: false } : { action: "lower_third", identity }),
    },
  ];
}
