"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import { useOneOpen } from "@/components/ui/use-one-open";
import type { ApiError } from "@/lib/client/api-error";
import { useEnvironment } from "../../../access/environment";
import { PageHeader } from "../../../parts/page/page-header";
import { DeleteDialog } from "./deleting/delete-dialog";
import type { Deletion } from "./deleting/receipt-words";
import { AllFilesDialog } from "./downloads/all-files-dialog";
import { ProgramDownloads } from "./downloads/program-downloads";
import { peopleOf } from "./facts/people-of";
import type { Recording } from "./facts/recording";
import { recordingQuery } from "./facts/recording-query";
import { refreshMs } from "./facts/refresh-ms";
import { ProgramAndTracks } from "./program-and-tracks";
import { RecordingFacts } from "./recording-facts";

interface RecordingDeskProps {
  slug: string;
  initial: Recording;
  /** The list it was opened from, if the show has several recordings. */
  back?: { href: string; label: string };
}

/** One recording: its program, its tracks in step with it, downloads and deletion. */
export function RecordingDesk({ slug, initial, back }: RecordingDeskProps) {
  const router = useRouter();
  const { base } = useEnvironment();
  const recording = useRecording(slug, initial);
  const { tracks, played, state } = recording;
  useFreshShow(state);
  const people = useMemo(() => peopleOf({ tracks, played }), [tracks, played]);
  const dialogs = useOneOpen<"files" | "delete">();
  const [deletion, setDeletion] = useState<Deletion>({ kind: "recording" });
  const askToDelete = (what: Deletion) => {
    setDeletion(what);
    dialogs.show("delete")();
  };
  const leave = () => {
    router.push(`${base}/shows/${slug}/recording`);
    router.refresh();
  };
  return (
    <>
      <PageHeader
        title="Recording"
        description={<RecordingFacts recording={recording} />}
        action={
          <ProgramDownloads
            recording={recording}
            onAllFiles={dialogs.show("files")}
            onDelete={() => askToDelete({ kind: "recording" })}
          />
        }
        {...(back ? { back } : {})}
      />
      <ProgramAndTracks recording={recording} people={people} onDelete={askToDelete} />
      <AllFilesDialog people={people} {...dialogs.of("files")} />
      <DeleteDialog recording={recording} deletion={deletion} {...dialogs.of("delete")} onGone={leave} />
    </>
  );
}

/** The show's header says whether it's on air: it's read again when the recording's state changes. */
function useFreshShow(state: Recording["state"]): void {
  const router = useRouter();
  const last = useRef(state);
  useEffect(() => {
    if (last.current !== state) router.refresh();
    last.current = state;
  }, [state, router]);
}

/** Keeps the recording fresh for as long as something about it changes. */
function useRecording(slug: string, initial: Recording): Recording {
  const { as } = useEnvironment();
  const { data } = useQuery<Recording, ApiError>({
    ...recordingQuery(as, slug, initial.id),
    initialData: initial,
    refetchInterval: ({ state }) => refreshMs(state.data ?? initial),
  });
  return data;
}
