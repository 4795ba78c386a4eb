import { toast } from "sonner";
import type { EditSession } from "@/lib/editors/session/edit-session";

/** Saves what a call needs on the server. If that fails, shows a toast and returns false. */
export async function savedFirst<Editor, Value>(session: EditSession<Editor, Value>): Promise<boolean> {
  if (await session.save()) return true;
  const { state } = session.get();
  toast.error(`Your changes aren’t saved yet. ${"why" in state ? state.why : "Try again in a moment."}`);
  return false;
}
