"use client";

import { useMemo } from "react";
import { useStore } from "@/components/room/use-store";
import { type PeopleView, peopleView } from "./people-view";
import { useStudio } from "./studio-context";

export function usePeople(): PeopleView {
  const { controller, desk, state, room } = useStudio();
  const back = useStore(controller.backstage);
  return useMemo(
    () => peopleView(desk, state, { show: room.members, backstage: back.members }),
    [desk, state, room.members, back.members],
  );
}
