"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { toast } from "sonner";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../../../access/environment";
import type { Recording } from "../../facts/recording";
import type { Preview } from "../use-preview";

type Comparison = NonNullable<DataOf<"undoRecordingEdit">["comparison"]>;
export type Side = "before" | "after";

/** Links are valid for 15 minutes. */
const KNOWN_MS = 10 * 60_000;

interface Shown {
  editId: string;
  side: Side;
  before: Comparison["before"];
}

export interface Comparing {
  /** The edit that is compared, and what of it is shown; null for none. */
  shown: Shown | null;
  /** The edit that is being looked up. */
  reading: string | null;
  show: (editId: string, side: Side) => void;
  close: () => void;
}

interface Player {
  video: HTMLVideoElement | null;
  preview: Preview;
}

/** Plays an edit's place as it was before, in place of the program, or as it is. */
export function useComparing(recording: Recording, { video, preview }: Player): Comparing {
  const { event_slug: slug, id: recording_id, version } = recording;
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const [shown, setShown] = useState<Shown | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const close = useCallback(() => setShown(null), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other edits
  useEffect(close, [version, close]);
  const isBefore = shown?.side === "before";
  useEffect(() => {
    if (!video || !isBefore) return;
    video.addEventListener("play", close);
    return () => video.removeEventListener("play", close);
  }, [video, isBefore, close]);

  // To undo an edit without doing it says what it would bring back.
  const read = (edit_id: string) =>
    queries.fetchQuery({
      queryKey: ["undoRecordingEdit", as, recording_id, version, edit_id],
      queryFn: async () => {
        const params = { slug, recording_id, edit_id };
        return (await api("undoRecordingEdit", { as, params, body: { dry_run: true } })).data.comparison;
      },
      staleTime: KNOWN_MS,
    });
  const show = async (editId: string, side: Side) => {
    setReading(editId);
    try {
      const comparison = await read(editId);
      if (!comparison) {
        toast.error("The version before this edit is no longer stored.");
        return;
      }
      preview.pause();
      setShown({ editId, side, before: comparison.before });
      const { from_sec, to_sec } = comparison.after;
      if (side === "after") preview.play({ from: from_sec, to: to_sec, how: "none" });
    } catch (error) {
      toast.error(`Couldn’t compare. ${error instanceof Error ? error.message : "Try again."}`);
    } finally {
      setReading(null);
    }
  };
  const isPlayed = isBefore || preview.isPlaying;
  return { shown: isPlayed ? shown : null, reading, show: (editId, side) => void show(editId, side), close };
}
