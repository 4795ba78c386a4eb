"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError } from "@/lib/client/api-error";
import type { EditServer, EditSession, EditView, Keeper } from "@/lib/editors/session/edit-session";

/** Delay between the last change and its save. */
const SAVE_MS = 1_200;
/** Delay between the last change and its copy in the browser. */
const KEEP_MS = 250;
const LOOK_MS = 15_000;

/**
 * `itself`: saves automatically after a change. `asked`: saves on a button, where a change may send emails or
 * close a page.
 */
type Saves = "itself" | "asked";

/**
 * A page's editing session: kept over reloads, merged with other people's saves, and saved as `saves` says.
 */
export function useEditSession<Editor, Value>(
  make: () => EditSession<Editor, Value>,
  saves: Saves = "itself",
): { session: EditSession<Editor, Value>; view: EditView<Editor> } {
  const [session] = useState(make);
  const view = useSyncExternalStore(session.subscribe, session.get, session.get);
  useEffect(() => keepGoing(session, saves === "itself"), [session, saves]);
  return { session, view };
}

/** Saves, keeps and looks for as long as the session is open. Returns what ends that. */
export function keepGoing<Editor, Value>(session: EditSession<Editor, Value>, saves: boolean): () => void {
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
    // When offline, the failing save reports it.
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

/** Classifies a failed save. */
export const kindOfError: EditServer<unknown>["kindOf"] = (error) => {
  if (!(error instanceof ApiError)) return "refused";
  if (error.code === "version_conflict" && error.fields?.expected_version) return "conflict";
  return error.code === "offline" || error.retryable ? "offline" : "refused";
};

/** If the browser can't store anything, editing still works. */
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
