"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { z } from "zod";
import { api, type CallAs } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { type Keeper, type PlanServer, PlanSession, type PlanView } from "@/lib/plan-editor/plan-session";
import { PlanSchema } from "@/lib/stage";

/** Saved so long after the last change. */
const SAVE_MS = 1_200;
/** Noted in the browser so long after it. */
const KEEP_MS = 250;
const LOOK_MS = 15_000;

/** As the server answers it: what has a default may be left out. */
type Stored = z.input<typeof PlanSchema> & { version: number };

export const storedOf = ({ segments, ticker, questions, version }: Stored) => ({
  plan: PlanSchema.parse({ segments, ticker, questions }),
  version,
});

/** The session of this page on a show's run of show: saved behind the typing, kept over reloads, joined with others'. */
export function usePlanSession(
  slug: string,
  as: CallAs,
  stored: Stored,
): { session: PlanSession; view: PlanView } {
  const [session] = useState(
    () => new PlanSession(storedOf(stored), serverOf(slug, as), keeperOf(`showrunner.plan.${as}.${slug}`)),
  );
  const view = useSyncExternalStore(session.subscribe, session.get, session.get);
  useEffect(() => keepGoing(session), [session]);
  return { session, view };
}

function keepGoing(session: PlanSession): () => void {
  let saving: ReturnType<typeof setTimeout> | undefined;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  const keep = () => session.keep();
  const stop = session.subscribe(() => {
    if (session.get().state.is === "saving") return;
    clearTimeout(saving);
    clearTimeout(keeping);
    keeping = setTimeout(keep, KEEP_MS);
    if (session.get().state.is === "unsaved") saving = setTimeout(() => void session.save(), SAVE_MS);
  });
  const look = () => {
    if (document.visibilityState !== "visible") return;
    if (session.get().state.is === "offline") void session.save();
    // Whoever is offline is told by the save that fails.
    else session.look().catch(() => {});
  };
  const timer = setInterval(look, LOOK_MS);
  window.addEventListener("pagehide", keep);
  window.addEventListener("online", look);
  window.addEventListener("focus", look);
  session.restore();
  if (session.get().state.is === "unsaved") void session.save();
  return () => {
    stop();
    clearTimeout(saving);
    clearTimeout(keeping);
    clearInterval(timer);
    window.removeEventListener("pagehide", keep);
    window.removeEventListener("online", look);
    window.removeEventListener("focus", look);
    session.keep();
    void session.save();
  };
}

const serverOf = (slug: string, as: CallAs): PlanServer => ({
  save: async (plan, version) => {
    const body = { ...plan, expected_version: version };
    const { data } = await api("replacePlan", { as, params: { slug }, body, idempotencyKey: newKey() });
    return { version: data.version };
  },
  read: async () => storedOf((await api("getPlan", { as, params: { slug } })).data),
  kindOf: (error) => {
    if (!(error instanceof ApiError)) return "refused";
    if (error.code === "version_conflict" && error.fields?.expected_version) return "conflict";
    return error.code === "offline" || error.retryable ? "offline" : "refused";
  },
});

/** A browser that keeps nothing is no reason not to write. */
const keeperOf = (name: string): Keeper => ({
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
