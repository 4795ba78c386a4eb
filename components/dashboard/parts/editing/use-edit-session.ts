"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError } from "@/lib/client/api-error";
import type { EditServer, EditSession, EditView, Keeper } from "@/lib/editors/session/edit-session";

/** Saved so long after the last change. */
const SAVE_MS = 1_200;
/** Noted in the browser so long after it. */
const KEEP_MS = 250;
const LOOK_MS = 15_000;

/** `itself`: behind the typing. `asked`: by a button, where a change may have mails go out or close a page. */
type Saves = "itself" | "asked";

/** A page's session: kept over reloads, joined with what others save, and saved as `saves` says. */
export function useEditSession<Editor, Value>(
  make: () => EditSession<Editor, Value>,
  saves: Saves = "itself",
): { session: EditSession<Editor, Value>; view: EditView<Editor> } {
  const [session] = useState(make);
  const view = useSyncExternalStore(session.subscribe, session.get, session.get);
  useEffect(() => keepGoing(session, saves === "itself"), [session, saves]);
  return { session, view };
}

function keepGoing<Editor, Value>(session: EditSession<Editor, Value>, saves: boolean): () => void {
  let saving: ReturnType<typeof setTimeout> | undefined;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  const keep = () => session.keep();
  const stop = session.subscribe(() => {
    if (session.get().state.is === "saving") return;
    clearTimeout(saving);
    clearTimeout(keeping);
    keeping = setTimeout(keep, KEEP_MS);
    if (saves && session.get().state.is === "unsaved")
      saving = setTimeout(() => void session.save(), SAVE_MS);
  });
  const look = () => {
    if (document.visibilityState !== "visible") return;
    if (saves && session.get().state.is === "offline") void session.save();
    // Whoever is offline is told by the save that fails.
    else session.look().catch(() => {});
  };
  const timer = setInterval(look, LOOK_MS);
  window.addEventListener("pagehide", keep);
  window.addEventListener("online", look);
  window.addEventListener("focus", look);
  session.restore();
  if (saves && session.get().state.is === "unsaved") void session.save();
  return () => {
    stop();
    clearTimeout(saving);
    clearTimeout(keeping);
    clearInterval(timer);
    window.removeEventListener("pagehide", keep);
    window.removeEventListener("online", look);
    window.removeEventListener("focus", look);
    session.keep();
    if (saves) void session.save();
  };
}

/** What came of a save that failed. */
export const kindOfError: EditServer<unknown>["kindOf"] = (error) => {
  if (!(error instanceof ApiError)) return "refused";
  if (error.code === "version_conflict" && error.fields?.expected_version) return "conflict";
  return error.code === "offline" || error.retryable ? "offline" : "refused";
};

/** A browser that keeps nothing is no reason not to write. */
export const keeperOf = (name: string): Keeper => ({
  read: () => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  write: (text) => {
    try {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    } catch {}
  },
});
