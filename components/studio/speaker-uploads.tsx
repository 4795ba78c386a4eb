"use client";

import clsx from "clsx";
import { useCallback } from "react";
import { uploadedPercent } from "@/components/room/own-copy/upload-text";
import { MeterBar } from "@/components/ui/meter-bar";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import { isSamePerson } from "@/lib/stage/room-identity";
import { sizeWords } from "@/lib/storage-use/size-words";
import { useStudio } from "./studio-context";
import { useLook } from "./use-look";

type Speaker = DataOf<"listSpeakerUploads">["speakers"][number];

const EVERY_MS = 3_000;

/** How much of their local recording each speaker has uploaded. */
export function SpeakerUploads() {
  const { controller, desk, state } = useStudio();
  const { slug } = controller;
  const read = useCallback(async () => {
    const options = { as: `host:${slug}`, params: { slug }, patience: "once" } as const;
    return (await api("listSpeakerUploads", options)).data.speakers;
  }, [slug]);
  const { answer: speakers } = useLook(read, EVERY_MS);
  if (!speakers) return <p className="text-ink-muted text-sm">Loading…</p>;
  if (speakers.length === 0)
    return (
      <p className="text-ink-muted text-sm">
        Speakers’ local recordings appear here once the show is on air.
      </p>
    );
  const people = [...state.stage, ...desk.people];
  const nameOf = (person: string) =>
    people.find(({ identity }) => isSamePerson(identity, person))?.name ?? "Speaker who left";
  const isComplete = speakers.every(({ left_bytes }) => left_bytes === 0);
  return (
    <>
      <ul aria-label="Speakers’ local recordings" className="flex flex-col gap-3">
        {speakers.map((speaker) => (
          <SpeakerRow key={speaker.person} speaker={speaker} name={nameOf(speaker.person)} />
        ))}
      </ul>
      {!isComplete && (
        <p className="text-ink-muted text-sm">
          If a speaker closes the page early, the rest stays in their browser and uploads when they reopen
          their link there. Until then, the recording uses the server’s copy.
        </p>
      )}
    </>
  );
}

const WORDS: Record<Speaker["state"], string> = {
  sending: "Uploading",
  slow: "Uploading slowly",
  stopped: "Upload stopped",
  done: "Uploaded",
};

function SpeakerRow({ speaker, name }: { speaker: Speaker; name: string }) {
  const { state, stored_bytes, left_bytes } = speaker;
  const isStopped = state === "stopped";
  const percent = uploadedPercent({ totalBytes: stored_bytes + left_bytes, leftBytes: left_bytes });
  return (
    <li className="flex flex-col gap-1">
      <div className="flex justify-between gap-3 text-base">
        <span className="min-w-0 truncate">{name}</span>
        <span className={clsx("tabular shrink-0", isStopped ? "text-warn" : "text-ink-muted")}>
          {WORDS[state]}
          {state !== "done" && `, ${percent}%`}
        </span>
      </div>
      <MeterBar
        role="progressbar"
        label={`${name}, uploaded`}
        tone={isStopped ? "warn" : "accent"}
        max={100}
        value={percent}
      />
      {left_bytes > 0 && (
        <span className="tabular text-ink-muted text-sm">{sizeWords(left_bytes)} not uploaded yet</span>
      )}
    </li>
  );
}
