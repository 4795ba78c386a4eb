"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { api } from "@/lib/client/api";
import { useEnvironment } from "../../../../../access/environment";
import { lengthWords } from "../clock";

interface VideoFieldProps {
  slug: string;
  value: string | null;
  onChange: (videoId: string) => void;
  error: string | undefined;
}

/** One of the show's videos. */
export function VideoField({ slug, value, onChange, error }: VideoFieldProps) {
  const { as, base } = useEnvironment();
  const { data } = useQuery({
    queryKey: ["listVideos", as, slug],
    queryFn: async ({ signal }) => (await api("listVideos", { as, signal, params: { slug } })).data,
  });
  const ready = data?.filter(({ state }) => state === "ready") ?? [];
  return (
    <Field
      label="Video"
      error={error}
      hint={
        data && ready.length === 0 ? (
          <>
            No videos yet.{" "}
            <Link href={`${base}/shows/${slug}/videos`} className="underline">
              Upload one
            </Link>
          </>
        ) : undefined
      }
    >
      <NativeSelect
        options={ready.map(({ id, name, duration_sec }) => ({
          value: id,
          label: duration_sec === null ? name : `${name}, ${lengthWords(duration_sec)}`,
        }))}
        value={value}
        onValueChange={onChange}
        disabled={ready.length === 0}
      />
    </Field>
  );
}
