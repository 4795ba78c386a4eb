"use client";

import { useState } from "react";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { useEnvironment } from "../../../../access/environment";
import { keeperOf } from "../../../../parts/editing/use-edit-session";
import { type Sending, useSending } from "../../../../parts/files/uploads/use-sending";
import { recordingType } from "./recording-type";
import { sendParts } from "./send-parts";

interface Kept {
  recordingId: string;
  name: string;
  fingerprint: string;
}

const fingerprintOf = ({ name, size, lastModified }: File): string => `${name}\n${size}\n${lastModified}`;

/** Uploads a recording in parts. After a reload, choosing the same file sends what is missing. */
export function useRecordingUpload(slug: string, onDone: () => void) {
  const { as } = useEnvironment();
  const [keeper] = useState(() => keeperOf(`showrunner.recording.${as}.${slug}`));

  async function upload(file: File, sending: Sending): Promise<void> {
    const { signal } = sending;
    const content_type = recordingType(file);
    const fingerprint = fingerprintOf(file);
    const kept = readKept(keeper.read());
    const known = kept?.fingerprint === fingerprint ? { recording_id: kept.recordingId } : {};
    const body = { name: file.name, content_type, size_bytes: file.size, ...known };
    const opened = await api("createRecordingUpload", {
      ...{ as, params: { slug }, body, idempotencyKey: newKey(), signal },
    }).catch((error: unknown) => {
      // What was begun before may be finished, or deleted.
      if ("recording_id" in known && error instanceof ApiError && !error.retryable) return null;
      throw error;
    });
    if (!opened) {
      keeper.write(null);
      return upload(file, sending);
    }
    const { recording_id, parts } = opened.data;
    keeper.write(JSON.stringify({ recordingId: recording_id, name: file.name, fingerprint } satisfies Kept));
    await sendParts(file, { parts, type: content_type, ...sending });
    await api("completeRecordingUpload", {
      ...{ as, params: { slug, recording_id }, body: {}, idempotencyKey: newKey(), signal },
    });
    keeper.write(null);
  }

  return useSending(
    async (file, sending) => {
      await upload(file, sending);
      onDone();
    },
    () => readKept(keeper.read())?.name ?? null,
  );
}

function readKept(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? "null") as Kept | null;
    return kept && typeof kept.recordingId === "string" && typeof kept.name === "string" ? kept : null;
  } catch {
    return null;
  }
}
