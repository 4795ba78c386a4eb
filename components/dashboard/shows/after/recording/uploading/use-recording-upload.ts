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
      const fate = "recording_id" in known ? fateOf(error) : undefined;
      if (fate) return fate;
      throw error;
    });
    if (typeof opened === "string") {
      keeper.write(null);
      return opened === "complete" ? undefined : upload(file, sending);
    }
    const { recording_id, parts } = opened.data;
    keeper.write(JSON.stringify({ recordingId: recording_id, name: file.name, fingerprint } satisfies Kept));
    await sendParts(file, { parts, type: content_type, ...sending });
    await api("completeRecordingUpload", {
      ...{ as, params: { slug, recording_id }, body: {}, idempotencyKey: newKey(), signal },
      // The server looks for each of up to 160 parts.
      patience: "file",
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

/** States of a recording whose upload is complete. */
const COMPLETE = ["converting", "processing", "ready"];

/** What a refusal says about an upload that was begun before; undefined if it may still be resumed. */
function fateOf(error: unknown): "complete" | "gone" | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status = "", recording_id, size_bytes, content_type } = error.fields;
  if (COMPLETE.includes(status)) return "complete";
  // `failed`: not completed within a week, or not converted.
  const isGone = status === "failed" || recording_id === "not_found";
  return isGone || size_bytes === "invalid" || content_type === "invalid" ? "gone" : undefined;
}

function readKept(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? "null") as Kept | null;
    return kept && typeof kept.recordingId === "string" && typeof kept.name === "string" ? kept : null;
  } catch {
    return null;
  }
}
