"use client";

import { useMemo } from "react";
import { useStorePart } from "@/components/room/use-store";
import type { RoomView } from "@/lib/room/types";
import { type PeopleView, peopleView } from "./people-view";
import { useStudio } from "./studio-context";

const membersOf = ({ members }: RoomView) => members;

export function usePeople(): PeopleView {
  const { controller, desk, state } = useStudio();
  const show = useStorePart(controller.show, membersOf);
  const backstage = useStorePart(controller.backstage, membersOf);
  return useMemo(() => peopleView(desk, state, { show, backstage }), [desk, state, show, backstage]);
}
