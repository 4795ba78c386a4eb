"use client";

import { useQuery } from "@tanstack/react-query";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api";
import { formatInstant } from "@/lib/client/format-instant";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../access/environment";

interface ShowFieldProps {
  value: string | null;
  onChange: (slug: string) => void;
  error: string | undefined;
}

const MOST = 100;

/** Chooses an ended show, whose latest recording is read as a call. */
export function ShowField({ value, onChange, error }: ShowFieldProps) {
  const { as } = useEnvironment();
  const shows = useQuery({
    queryKey: ["listEvents", as, "ended"],
    queryFn: async ({ signal }) =>
      (await api("listEvents", { as, query: { state: "ended", limit: MOST }, signal })).data,
    staleTime: 0,
  });
  if (shows.isError)
    return (
      <p role="alert" className="text-base text-danger">
        {shows.error.message}
      </p>
    );
  if (!shows.data) return <Skeleton className="h-16" />;
  if (shows.data.length === 0)
    return (
      <p className="text-base text-ink-muted">
        No ended shows yet. Record a show, and analyze what was said in it after it has ended.
      </p>
    );
  const isCut = shows.data.length === MOST;
  return (
    <Field
      label="Show"
      hint={`Reads the transcript of its latest recording.${isCut ? ` Lists the newest ${MOST} shows that have ended.` : ""}`}
      error={error}
    >
      <NativeSelect
        options={shows.data.map(optionOf)}
        value={value}
        onValueChange={onChange}
        placeholder="Choose a show…"
      />
    </Field>
  );
}

function optionOf({ slug, title, starts_at }: DataOf<"listEvents">[number]): {
  value: string;
  label: string;
} {
  if (!starts_at) return { value: slug, label: title };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { value: slug, label: `${title} (${formatInstant(starts_at, { zone, format: "short" })})` };
}
