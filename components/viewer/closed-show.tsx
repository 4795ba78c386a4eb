"use client";

import type { PanelProps } from "@/components/signup/theme-props";
import type { ClosedReason } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { PanelNotice } from "./panel-notice";
import { useShowState } from "./show-context";
import { useViewer } from "./viewer-context";

/** Says why the show's page is closed. */
export function ClosedShow(panel: PanelProps) {
  const { words } = useViewer();
  const { eventState } = useShowState();
  return <PanelNotice {...panel} {...words.signup.closed[closedReason(eventState, panel.view)]} />;
}

/** A page that was open when the show went back to draft knows that it was published once. */
function closedReason(state: string, { closedReason }: PanelProps["view"]): ClosedReason {
  if (state === "archived") return "archived";
  if (state === "cancelled") return "cancelled";
  return closedReason === "not_open_yet" ? "not_open_yet" : "unpublished";
}
