"use client";

import { ArrowDown, ArrowUp, Captions, Ear, Focus, Link2, Mic, MicOff, Undo2, UserX } from "lucide-react";
import { toast } from "sonner";
import { useStore } from "@/components/room/use-store";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { MenuAction } from "@/components/ui/menu";
import { MoreMenu } from "@/components/ui/more-menu";
import { useOneOpen } from "@/components/ui/use-one-open";
import { rightsOf } from "@/lib/stage/show-roles";
import { hasEar } from "./ear-button";
import { GuestLinkDialog } from "./guest-link-dialog";
import type { DeskEntry } from "./people-view";
import { useStudio } from "./studio-context";
import { tellTrouble } from "./tell-trouble";

const icon = "size-4";

/** Everything that can be done about one person. */
export function PersonMenu({ person }: { person: DeskEntry }) {
  const { controller, me } = useStudio();
  const dialogs = useOneOpen<"remove" | "link">();
  const mine = person.identity === me;
  const { talk } = controller;
  const talking = useStore(talk.addressed)?.identity === person.identity;
  const actions: MenuAction[] = [...useStageActions(person, mine)];
  if (hasEar(person, me))
    actions.push({
      label: talking ? "Stop speaking into their ear" : "Speak into their ear",
      hint: "Nobody else hears you",
      icon: <Ear className={icon} aria-hidden />,
      onSelect: () => void (talking ? talk.stop() : talk.start(person)).catch(tellTrouble),
    });
  if (person.guest)
    actions.push({
      label: "Backstage link…",
      icon: <Link2 className={icon} aria-hidden />,
      separated: true,
      onSelect: dialogs.show("link"),
    });
  if (person.role === "attendee")
    actions.push({
      label: "Send back to the audience",
      hint: "They go on watching",
      icon: <Undo2 className={icon} aria-hidden />,
      separated: true,
      onSelect: () => void controller.endInvitation(person.identity).catch(tellTrouble),
    });
  if (!mine)
    actions.push({
      label: "Remove from the room…",
      icon: <UserX className={icon} aria-hidden />,
      danger: true,
      separated: !person.guest && person.role !== "attendee",
      onSelect: dialogs.show("remove"),
    });
  return (
    <>
      <MoreMenu label={`More for ${person.name}`} items={actions} />
      <ConfirmDialog
        {...dialogs.of("remove")}
        title={`Remove ${person.name} from the room?`}
        description={
          person.guest
            ? "They leave the stage and the backstage at once. With their link they can come back; withdraw the link to keep them out."
            : "They leave the stage and the room at once."
        }
        confirmLabel="Remove"
        onConfirm={() => controller.removePerson(person.identity)}
      />
      {person.guest && <GuestLinkDialog guest={person.guest} {...dialogs.of("link")} />}
    </>
  );
}

function useStageActions(person: DeskEntry, mine: boolean): MenuAction[] {
  const { controller, run, state } = useStudio();
  const { identity, name } = person;
  if (!person.onStage && !rightsOf(person.role).stageable) return [];
  if (!person.onStage)
    return [
      {
        label: "Bring on",
        icon: <ArrowUp className={icon} aria-hidden />,
        onSelect: () => void run({ action: "bring_on", identity }),
      },
    ];
  const spotlit = state.spotlight === identity;
  const named = state.lower_third?.identity === identity;
  const ask = () =>
    void controller
      .askToUnmute(identity)
      .then(() => toast.success(`${name} was asked to unmute`), tellTrouble);
  const silent = person.held || person.member?.microphone === false;
  return [
    {
      label: "Send off",
      icon: <ArrowDown className={icon} aria-hidden />,
      onSelect: () => void run({ action: "send_off", identity }),
    },
    silent && !mine
      ? {
          label: "Ask to unmute",
          icon: <Mic className={icon} aria-hidden />,
          hint: "They decide",
          onSelect: ask,
        }
      : {
          label: person.held ? "Lift the mute" : "Mute",
          icon: <MicOff className={icon} aria-hidden />,
          onSelect: () => void run({ action: "mute", identity, muted: !person.held }),
        },
    {
      label: spotlit ? "Take the spotlight away" : "Spotlight",
      icon: <Focus className={icon} aria-hidden />,
      onSelect: () => void run({ action: "spotlight", identity: spotlit ? null : identity }),
    },
    {
      label: named ? "Hide the name line" : "Show the name line",
      icon: <Captions className={icon} aria-hidden />,
      onSelect: () =>
        void run(named ? { action: "lower_third", visible: false } : { action: "lower_third", identity }),
    },
  ];
}
