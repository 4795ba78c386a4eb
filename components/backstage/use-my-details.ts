"use client";

import { useState } from "react";
import { asApiError } from "@/components/room/as-api-error";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import type { Welcome } from "./backstage-types";

type Guest = Welcome["guest"];
type Details = Pick<Guest, "name" | "title" | "company">;

/** How a guest is introduced: the form's values, the confirmed details, and the photo. */
export function useMyDetails(slug: string, given: Guest) {
  const [guest, setGuest] = useState(given);
  const [values, setValues] = useState<Details>({
    name: given.name,
    title: given.title,
    company: given.company,
  });
  const [busy, setBusy] = useState<"details" | "photo" | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const as = `guest:${slug}` as const;
  const params = { slug };

  const work = async (what: "details" | "photo", call: () => Promise<{ data: Partial<Guest> }>) => {
    setBusy(what);
    setProblem(null);
    try {
      const { data } = await call();
      setGuest((held) => ({ ...held, ...data }));
    } catch (error) {
      setProblem(asApiError(error));
    } finally {
      setBusy(null);
    }
  };

  return {
    guest,
    values,
    busy,
    problem,
    /** Whether the form has unconfirmed changes. */
    changed: (["name", "title", "company"] as const).some((name) => values[name].trim() !== guest[name]),
    set: (change: Partial<Details>) => setValues((held) => ({ ...held, ...change })),
    confirm: () => void work("details", () => api("confirmMyDetails", { as, params, body: values })),
    send: (file: Blob) => void work("photo", () => api("uploadMyPhoto", { as, params, file })),
  };
}

export type MyDetails = ReturnType<typeof useMyDetails>;
