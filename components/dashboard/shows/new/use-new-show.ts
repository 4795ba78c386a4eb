"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { callOf, type Shown } from "@/lib/editors/new-show/call-of";
import {
  EMPTY_DRAFT,
  type NewShowDraft,
  restoredDraft,
  unsavedDraft,
} from "@/lib/editors/new-show/new-show-draft";
import { useEnvironment } from "../../access/environment";
import { keeperOf } from "../../parts/editing/use-edit-session";

/** A new show's draft, stored in the browser with every change, and its creation. */
export function useNewShow() {
  const { as, base } = useEnvironment();
  const router = useRouter();
  const [keeper] = useState(() => keeperOf(`showrunner.new-show.${as}`));
  const [draft, setDraft] = useState(() => restoredDraft(keeper.read()));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const newest = useRef(draft);

  const set = useCallback(
    (changes: Partial<NewShowDraft>) => {
      newest.current = { ...newest.current, ...changes };
      keeper.write(unsavedDraft(newest.current));
      setDraft(newest.current);
    },
    [keeper],
  );
  const clear = useCallback(() => set(EMPTY_DRAFT), [set]);
  const open = useCallback(
    (slug: string) => {
      newest.current = EMPTY_DRAFT;
      keeper.write(null);
      router.push(`${base}/shows/${slug}`);
      router.refresh();
    },
    [keeper, router, base],
  );

  async function create(shown: Shown): Promise<void> {
    const { draft: isDraft, tried, plan } = newest.current;
    const body = callOf(newest.current, shown);
    const call = JSON.stringify([isDraft, body]);
    // Repeating a call reuses its key: if the first one arrived, its show is the answer.
    const key = tried?.call === call ? tried.key : newKey();
    set({ tried: { key, call } });
    setBusy(true);
    setError(null);
    try {
      const slug = await make(isDraft, { as, body, idempotencyKey: key });
      toast.success(isDraft ? "Draft created" : "Show created");
      if (!plan) return open(slug);
      set({ made: slug });
    } catch (problem) {
      setError(problem instanceof ApiError ? problem : null);
      if (!(problem instanceof ApiError)) throw problem;
    } finally {
      setBusy(false);
    }
  }

  // People who leave while the run of show is being written come back to a new draft, not to that one.
  useEffect(
    () => () => {
      if (newest.current.made) keeper.write(null);
    },
    [keeper],
  );

  return { draft, set, clear, create, open, busy, error };
}

type Call = Pick<Parameters<typeof api<"createEvent">>[1], "as" | "idempotencyKey"> & {
  body: ReturnType<typeof callOf>;
};

/** A showroom is open from the start, an event begins as a draft; both take the same input. */
async function make(isDraft: boolean, call: Call): Promise<string> {
  if (isDraft) return (await api("createEvent", call)).data.slug;
  return (await api("createShowroom", call)).data.showroom.slug;
}
