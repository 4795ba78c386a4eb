"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleDot, CircleOff, Settings2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { api } from "@/lib/client/api";
import type { EventWire } from "@/lib/modules/shows/events/schema";
import { useEnvironment } from "../../../access/environment";
import { ForRole } from "../../../access/for-role";
import { noRecordingWords } from "./facts/no-recording-words";

type Show = Pick<EventWire, "slug" | "state" | "recording">;

const EVERY_MS = 5_000;

/** Why a show has no recording, and how it gets one. Opens the first one as soon as it exists. */
export function NoRecording({ show }: { show: Show }) {
  const { base } = useEnvironment();
  const { title, description, setting } = noRecordingWords(show);
  useFirstRecording(show.slug);
  const Icon = show.recording.enabled ? CircleDot : CircleOff;
  return (
    <EmptyState
      icon={<Icon className="size-6" aria-hidden />}
      title={title}
      description={description}
      action={
        setting && (
          <ForRole least="member">
            <ButtonLink
              href={`${base}/shows/${show.slug}/details#recording`}
              icon={<Settings2 className="size-4" aria-hidden />}
            >
              {setting}
            </ButtonLink>
          </ForRole>
        )
      }
    />
  );
}

function useFirstRecording(slug: string): void {
  const { as } = useEnvironment();
  const router = useRouter();
  const { data: count = 0 } = useQuery({
    queryKey: ["listRecordings", as, slug, "any"],
    queryFn: async () =>
      (await api("listRecordings", { as, params: { slug }, query: { limit: 1 } })).data.length,
    refetchInterval: EVERY_MS,
  });
  useEffect(() => {
    if (count > 0) router.refresh();
  }, [count, router]);
}
