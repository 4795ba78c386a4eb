"use client";

import { useQuery } from "@tanstack/react-query";
import { LoaderCircle } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api";
import { useEnvironment } from "../../access/environment";
import { NewShowPlan } from "./new-show-plan";

const ASK_MS = 700;

interface PlanBeingWrittenProps {
  slug: string;
  onOpen: () => void;
}

/**
 * Shows the run of show so far while it is being written for a created show. Then opens the show
 * automatically.
 */
export function PlanBeingWritten({ slug, onOpen }: PlanBeingWrittenProps) {
  const { as } = useEnvironment();
  const plan = useQuery({
    queryKey: ["getPlan", as, slug, "new"],
    queryFn: async ({ signal }) => (await api("getPlan", { as, params: { slug }, signal })).data,
    refetchInterval: ({ state }) => (state.data && state.data.status !== "generating" ? false : ASK_MS),
  });
  const { data } = plan;
  const done = data !== undefined && data.status !== "generating";
  const gone = plan.error !== null;
  useEffect(() => {
    if (done) onOpen();
  }, [done, onOpen]);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex items-center gap-2 text-base">
          {!done && !gone && <LoaderCircle className="size-4 animate-spin text-ink-muted" aria-hidden />}
          {done
            ? "Run of show ready. Opening the show…"
            : gone
              ? "Show created. Couldn’t load the progress of its run of show."
              : "Show created. Generating its run of show…"}
        </p>
        <Button onClick={onOpen}>Open show</Button>
      </div>
      {data && (
        <NewShowPlan
          label="Run of show"
          parts={data.segments.map(({ id, title, type, duration_sec }) => ({
            id,
            title,
            type,
            seconds: duration_sec,
          }))}
        />
      )}
    </div>
  );
}
