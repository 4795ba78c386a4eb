"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import { useEnvironment } from "../access/environment";
import { type Draft, draftOf, type ShownCopy, setOperation, type TemplateTarget } from "./email-target";

const QUIET_MS = 350;

/** Previews the email with the fields' current values: a dry run, once typing has paused. */
export function usePreview(target: TemplateTarget, copy: ShownCopy, draft: Draft, may: boolean) {
  const { as } = useEnvironment();
  const text = useQuiet(JSON.stringify(draft));
  const unchanged = text === JSON.stringify(draftOf(copy));
  const { data, isFetching, isError } = useQuery({
    queryKey: ["mail-preview", target, copy.kind, text],
    enabled: may && !unchanged,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data: made } = await api(setOperation(target), {
        as,
        signal,
        idempotencyKey: newKey(),
        params: { ...target.params, kind: copy.kind },
        query: { registration_id: target.personId ?? "" },
        body: { ...JSON.parse(text), dry_run: true },
      });
      return made.preview;
    },
  });
  const mail = unchanged ? copy.preview : (data ?? copy.preview);
  return { mail, stale: !unchanged && (isFetching || isError) };
}

/** Debounces a value. */
function useQuiet(value: string): string {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}
