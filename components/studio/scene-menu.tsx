"use client";

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { MoreMenu } from "@/components/ui/more-menu";
import type { Scene } from "@/lib/stage";
import { knownId } from "./known-id";
import { useStudio } from "./studio-context";

/** Moves or removes one scene of the run of show. */
export function SceneMenu({ index, scene }: { index: number; scene: Scene }) {
  const { controller, run, state } = useStudio();
  const last = state.scenes.length - 1;
  const move = (to: number) =>
    void run({ action: "move_scene", from: index, to, ...knownId(scene, controller.stage) });
  return (
    <MoreMenu
      label={`More actions for ${scene.title}`}
      className="bg-surface-overlay!"
      items={[
        {
          label: "Move up",
          icon: <ArrowUp className="size-4" aria-hidden />,
          disabled: index === 0,
          onSelect: () => move(index - 1),
        },
        {
          label: "Move down",
          icon: <ArrowDown className="size-4" aria-hidden />,
          disabled: index === last,
          onSelect: () => move(index + 1),
        },
        {
          label: "Remove scene",
          icon: <Trash2 className="size-4" aria-hidden />,
          danger: true,
          separated: true,
          onSelect: () => void run({ action: "remove_scene", index, ...knownId(scene, controller.stage) }),
        },
      ]}
    />
  );
}
