import { toast } from "sonner";
import type { EditSession } from "@/lib/editors/session/edit-session";
import { keepGoing } from "../../../parts/editing/use-edit-session";
import type { ContentDraft } from "./content-draft";
import type { ContentEditor } from "./content-editor";

export type ContentSession = EditSession<ContentEditor, ContentDraft>;

interface Left {
  session: ContentSession;
  stop: () => void;
}

/** Texts that were left before they were saved. They're saved as soon as that works. */
const left = new Map<string, Left>();

const NOTICE_MS = 60_000;

/** The session of a text that was left, if it isn't saved yet. */
export const leftSession = (name: string): ContentSession | undefined => left.get(name)?.session;

/** Ends what is done for a text that was left, as it's open again. */
export const reopen = (name: string): void => left.get(name)?.stop();

/** Goes on saving a text whose editor is closed. What the server refuses is offered to be copied. */
export function leave(name: string, session: ContentSession, copy: (draft: ContentDraft) => void): void {
  if (session.get().state.is === "saved") return;
  const endings = [
    keepGoing(session, true),
    askBeforeLeaving(session),
    session.subscribe(() => {
      const { state, editor } = session.get();
      if (state.is === "saved" || state.is === "refused") stop();
      if (state.is !== "refused") return;
      toast.error(`Couldn’t save your edits to “${editor.values.title}”. ${state.why}`, {
        duration: NOTICE_MS,
        action: { label: "Copy text", onClick: () => copy(editor.values) },
      });
    }),
  ];
  const stop = () => {
    left.delete(name);
    for (const end of endings.splice(0)) end();
  };
  left.set(name, { session, stop });
}

/** The browser asks before it closes the page while edits aren't saved, and they're saved at once. */
export function askBeforeLeaving(session: ContentSession): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (session.get().state.is === "saved") return;
    void session.save();
    event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
