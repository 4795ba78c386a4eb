"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { useEnvironment } from "../../../../access/environment";
import type { Recording } from "../facts/recording";
import { recordingQuery } from "../facts/recording-query";

/** Reads a recording that someone else edited, and returns how an edit is continued on its latest version. */
export function useOtherVersion(
  { event_slug: slug, id }: Pick<Recording, "event_slug" | "id">,
  onContinue: (version: number) => void,
) {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  // With what was typed since the button was pressed.
  const latest = useRef(onContinue);
  latest.current = onContinue;
  useEffect(() => {
    // Only a refused edit may say that there is another version.
    void queries.invalidateQueries({ queryKey: recordingQuery(as, slug, id).queryKey });
  }, [queries, as, slug, id]);
  const goOn = async () => {
    setBusy(true);
    try {
      const { version } = await queries.fetchQuery({ ...recordingQuery(as, slug, id), staleTime: 0 });
      latest.current(version);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "Couldn’t read the recording. Try again.");
    } finally {
      setBusy(false);
    }
  };
  return { goOn, isBusy };
}
