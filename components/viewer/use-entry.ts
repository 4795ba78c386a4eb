"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { publicApi } from "@/lib/client/public-api";
import type { Place } from "./place";
import { useViewer } from "./viewer-context";

export interface Entry {
  busy: boolean;
  /** The browser is computing a proof of work, which can take seconds. */
  proving: boolean;
  /** What is wrong, by field; `watch` for entering without registration. */
  problems: Record<string, string>;
  register: (form: FormData) => Promise<void>;
  /** Enters without registration, if the show is open to everyone. */
  watch: () => Promise<void>;
}

type Outcome = { place: Place } | { problems: Record<string, string> };

/** State and actions of the forms with which people come in. Loaded with them. */
export function useEntry(): Entry {
  const { view, words, door, place } = useViewer();
  const { slug } = view;
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);

  /** `failed` is what to say if something goes wrong that isn't the server's answer, such as loading the code. */
  async function attempt(enter: () => Promise<Outcome>, failed: Record<string, string>) {
    setBusy(true);
    setProblems({});
    try {
      const outcome = await enter();
      if ("place" in outcome) place.setPlace((previous) => after(previous, outcome.place));
      else setProblems(outcome.problems);
    } catch {
      setProblems(failed);
    } finally {
      setBusy(false);
      setProving(false);
    }
  }

  return {
    busy,
    proving,
    problems,
    register: (form) =>
      attempt(
        async () => {
          const { signUpAtDoor } = await import("./sign-up-at-door");
          return signUpAtDoor({ slug, door, form, words: words.signup, onProving: () => setProving(true) });
        },
        { form: words.signup.errors.other },
      ),
    watch: () => attempt(() => watchOpenShow(slug), { watch: words.signup.errors.offline }),
  };
}

/** If registering fails while watching, the viewer keeps watching. */
const after = (previous: Place, next: Place): Place =>
  previous.kind === "in" && next.kind === "out" ? { ...previous, note: next.note ?? undefined } : next;

async function watchOpenShow(slug: string): Promise<Outcome> {
  try {
    await publicApi("watchOpenShow", { as: `public:${slug}`, params: { slug } });
    return { place: { kind: "in", name: "", as: "watcher" } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problems: { watch: error.message } };
  }
}
