"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { toast } from "sonner";
import { api, type CallAs } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { changesOf } from "@/lib/editors/details/changes-of";
import { type DetailedShow, type Details, detailsOf } from "@/lib/editors/details/details";
import { openDetailsSession } from "@/lib/editors/details/details-session";
import type { EditServer, Stored } from "@/lib/editors/session/edit-session";
import { changedFields, setFields } from "@/lib/editors/session/fields-editor";
import { useEnvironment } from "../../access/environment";
import { keeperOf, kindOfError, useEditSession } from "../../parts/editing/use-edit-session";

export type SettledShow = DetailedShow & { slug: string; version: number };

const storedOf = (show: SettledShow): Stored<Details> => ({ value: detailsOf(show), version: show.version });

/** The server's latest answer, and the previous values of the fields saved last. */
interface Known {
  stored: Stored<Details>;
  before: Partial<Details>;
}

const UNDO_MS = 15_000;

/** This page's editing session for a show's settings. Changes stay in the browser until they are saved. */
export function useDetailsSession(show: SettledShow) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [error, setError] = useState<ApiError | null>(null);
  const known = useRef<Known>({ stored: storedOf(show), before: {} });
  const { session, view } = useEditSession(
    () =>
      openDetailsSession(
        storedOf(show),
        serverOf(show.slug, as, known, setError),
        keeperOf(`showrunner.details.${as}.${show.slug}`),
      ),
    "asked",
  );

  async function save(): Promise<boolean> {
    setError(null);
    await session.save();
    if (session.get().state.is !== "saved") return false;
    // In the server's normalized form.
    session.take(known.current.stored);
    router.refresh();
    return true;
  }

  async function saveWithUndo(): Promise<void> {
    if (!(await save())) return;
    const { before } = known.current;
    const undo = () => {
      session.apply((now) => setFields(now, before));
      void save().then((saved) => saved && toast.success("Changes undone"));
    };
    toast.success("Saved", { duration: UNDO_MS, action: { label: "Undo", onClick: undo } });
  }

  return { session, view, error, save: saveWithUndo };
}

const pick = (values: Details, names: readonly (keyof Details)[]): Partial<Details> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

function serverOf(
  slug: string,
  as: CallAs,
  known: { current: Known },
  refused: (error: ApiError) => void,
): EditServer<Details> {
  const take = (show: SettledShow): Stored<Details> => {
    const stored = storedOf(show);
    known.current = { ...known.current, stored };
    return stored;
  };
  return {
    save: async (value, version) => {
      const previous = known.current.stored.value;
      const body = { ...changesOf(previous, value), expected_version: version };
      try {
        const { data } = await api("updateEvent", {
          as,
          params: { slug },
          body,
          idempotencyKey: newKey(),
        });
        const saved = take(data.event);
        known.current.before = pick(previous, changedFields({ base: previous, values: value }));
        return saved;
      } catch (error) {
        if (error instanceof ApiError && kindOfError(error) === "refused") refused(error);
        throw error;
      }
    },
    read: async () => take((await api("getEvent", { as, params: { slug } })).data.event),
    kindOf: kindOfError,
  };
}
