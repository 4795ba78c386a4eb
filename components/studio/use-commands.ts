import { useMemo } from "react";
import { useStore } from "@/components/room/use-store";
import { recentCommands } from "./recent-commands";
import { useStudio } from "./studio-context";
import type { DeskCommand } from "./studio-types";

/** The latest commands of everyone, newest first. */
export function useCommands(): readonly DeskCommand[] {
  const { controller, desk } = useStudio();
  const answered = useStore(controller.commands.answered);
  return useMemo(() => recentCommands(desk, answered), [desk, answered]);
}
