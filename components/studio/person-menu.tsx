"use client";

import { Ear, Link2, MessageSquareLock, PencilLine, Undo2, UserX } from "lucide-react";
import { useStore } from "@/components/room/use-store";
import type { MenuAction } from "@/components/ui/menu-props";
import { MoreMenu } from "@/components/ui/more-menu";
import { rightsOf } from "@/lib/stage/show-roles";
import type { DeskEntry } from "./people-view";
import { usePersonDialogs } from "./person-dialogs";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";
import { canReceiveTalkback } from "./use-held-talk";
import { useStageActions } from "./use-stage-actions";

const icon = "size-4";

/** All actions for one person. */
export function PersonMenu({ person }: { person: DeskEntry }) {
  const { controller, me } = useStudio();
  const { openFor, openOn } = usePersonDialogs();
  const { guest } = person;
  const mine = person.identity === me;
  const { talk } = controller;
  const talking = useStore(talk.addressed)?.identity === person.identity;
  const actions: MenuAction[] = [...useStageActions(person, mine)];
  if (canReceiveTalkback(person, me))
    actions.push({
      label: talking ? "Stop talking privately" : "Talk privately",
      hint: "No one else hears you",
      icon: <Ear className={icon} aria-hidden />,
      onSelect: () => void (talking ? talk.stop() : talk.start(person)).catch(showError),
    });
  if (guest)
    actions.push({
      label: "Private chat…",
      hint: "Between them and the crew",
      icon: <MessageSquareLock className={icon} aria-hidden />,
      onSelect: () => openFor(guest, "chat"),
    });
  if (rightsOf(person.role).stageable)
    actions.push({
      label: "Rename…",
      icon: <PencilLine className={icon} aria-hidden />,
      separated: true,
      onSelect: () => openOn(person, "rename"),
    });
  if (guest)
    actions.push({
      label: "Backstage link…",
      icon: <Link2 className={icon} aria-hidden />,
      onSelect: () => openFor(guest, "link"),
    });
  if (person.role === "attendee")
    actions.push({
      label: "Return to audience",
      hint: "They keep watching",
      icon: <Undo2 className={icon} aria-hidden />,
      separated: true,
      onSelect: () => void controller.calls.endInvitation(person.identity).catch(showError),
    });
  if (!mine)
    actions.push({
      label: "Remove from show…",
      icon: <UserX className={icon} aria-hidden />,
      danger: true,
      separated: !guest && person.role !== "attendee",
      onSelect: () => openOn(person, "remove"),
    });
  return <MoreMenu label={`More actions for ${person.name}`} items={actions} />;
}
