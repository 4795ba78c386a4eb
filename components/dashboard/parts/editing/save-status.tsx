import clsx from "clsx";
import type { SaveState } from "@/lib/editors/session/edit-session";

/** Whether the page's changes are saved. */
export const SaveStatus = ({ state, className }: { state: SaveState; className?: string }) => (
  <span
    role="status"
    className={clsx(className, isTrouble(state) ? "font-medium text-danger" : "text-ink-muted")}
  >
    {stateText(state)}
  </span>
);

const isTrouble = ({ is }: SaveState): boolean => is === "held" || is === "refused" || is === "offline";

function stateText(state: SaveState): string {
  switch (state.is) {
    case "saved":
      return "Saved";
    case "unsaved":
    case "saving":
      return "Saving…";
    case "offline":
      return "Offline. Saved in this browser";
    default:
      return `Couldn’t save. ${state.why}`;
  }
}
