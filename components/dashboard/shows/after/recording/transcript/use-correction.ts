"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../../../access/environment";
import type { Line, Transcript } from "../facts/transcript";
import { putCorrected } from "./put-corrected";

/** What a line says after a correction. */
interface Words {
  text: string;
  personId: string;
  /** How the person is called from now on, in all of their lines; null if that stays. */
  name: string | null;
}

/** The line as it was when the correction began, and what it should say. */
export interface LineCorrection {
  base: Line;
  words: Words;
}

/** `conflict`: someone else changed or removed the line in between. `theirs` is null if it's gone. */
export type Outcome =
  | { is: "saved" }
  | { is: "conflict"; theirs: Line | null }
  | { is: "refused"; message: string };

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "version_conflict" && "expected_version" in error.fields;

const isSame = (one: Line, other: Line | undefined): boolean =>
  other !== undefined && one.text === other.text && one.person_id === other.person_id;

function correctionsOf({ base, words: { text, personId, name } }: LineCorrection) {
  const isMoved = personId !== base.person_id;
  const isChanged = isMoved || text.trim() !== base.text;
  return [
    ...(isChanged ? [{ segment_id: base.id, text, ...(isMoved ? { person_id: personId } : {}) }] : []),
    ...(name === null ? [] : [{ person_id: personId, name }]),
  ];
}

/** Reads a transcript again. */
type Reread = () => Promise<Transcript | null>;

/** Corrects lines of a transcript. Changes of other lines by someone else don't stand in the way. */
export function useCorrection(transcript: Transcript, reread: Reread) {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync } = useApiMutation("correctTranscript", as);

  const send = ({ base, words }: LineCorrection, version: number) =>
    mutateAsync({
      params: { slug: transcript.event_slug },
      body: {
        recording_id: transcript.recording_id,
        expected_version: version,
        corrections: correctionsOf({ base, words }),
      },
    });

  const attempt = async (correction: LineCorrection): Promise<Outcome> => {
    let sent = transcript.version;
    let answer: Awaited<ReturnType<typeof send>>;
    try {
      answer = await send(correction, sent);
    } catch (error) {
      if (!isStale(error)) throw error;
      const latest = await reread();
      const theirs = latest?.segments?.find(({ id }) => id === correction.base.id);
      if (!latest || !isSame(correction.base, theirs)) return { is: "conflict", theirs: theirs ?? null };
      sent = latest.version;
      answer = await send(correction, sent);
    }
    await putCorrected(queries, { as, slug: transcript.event_slug, sent }, answer.data);
    return { is: "saved" };
  };

  const correct = async (correction: LineCorrection): Promise<Outcome> => {
    setBusy(true);
    try {
      return await attempt(correction);
    } catch (error) {
      if (isStale(error)) return { is: "refused", message: "The transcript keeps changing. Try again." };
      return { is: "refused", message: error instanceof Error ? error.message : "Try again." };
    } finally {
      setBusy(false);
    }
  };
  return { correct, isBusy };
}
