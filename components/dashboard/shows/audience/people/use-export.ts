"use client";

import { toast } from "sonner";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../../access/environment";
import { filtersOf, type PeopleQuery } from "./people-query";

const FLAGS: Record<string, boolean> = { true: true, false: false };

/** Converts the URL's filters for a request body, where flags are not strings. */
function bodyOf(query: PeopleQuery) {
  const { marketing_consent, attended, state, mail, ...texts } = filtersOf(query);
  return {
    ...texts,
    ...(state ? { state: state as "confirmed" } : {}),
    ...(mail ? { mail: mail as "none" } : {}),
    ...(marketing_consent ? { marketing_consent: FLAGS[marketing_consent] ?? false } : {}),
    ...(attended ? { attended: FLAGS[attended] ?? false } : {}),
  };
}

/** Downloads the list, or part of it, as a file. */
export function useExport(slug: string, query: PeopleQuery) {
  const { as } = useEnvironment();
  const { mutate, isPending } = useApiMutation("exportRegistrations", as, {
    onSuccess: ({ data }) => window.location.assign(data.url),
  });
  return {
    busy: isPending,
    download: (format: "csv" | "xlsx", ids?: readonly string[]) =>
      mutate(
        {
          params: { slug },
          body: { format, ...(ids ? { registration_ids: [...ids] } : bodyOf(query)) },
        },
        { onError: ({ message }) => toast.error(message) },
      ),
  };
}

export type Exporter = ReturnType<typeof useExport>;
