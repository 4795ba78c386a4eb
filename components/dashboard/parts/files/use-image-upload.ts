"use client";

import { useState } from "react";
import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import { useEnvironment } from "../../access/environment";

const MAX_BYTES = 10 * 1024 * 1024;

/** Uploads an image as an asset. */
export function useImageUpload(onReady: (assetId: string, name: string) => void) {
  const { as } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function upload(file: File): Promise<void> {
    setProblem(file.size > MAX_BYTES ? "This file is larger than 10 MB." : undefined);
    if (file.size > MAX_BYTES) return;
    setBusy(true);
    try {
      const sent = await api("uploadAsset", {
        as,
        query: { name: file.name.slice(0, 120) },
        file,
        idempotencyKey: newKey(),
      });
      const { id, sha256 } = sent.data;
      await api("completeAsset", {
        as,
        params: { asset_id: id },
        body: { sha256 },
        idempotencyKey: newKey(),
      });
      onReady(id, file.name);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "Couldn’t upload the image. Try again.");
    } finally {
      setBusy(false);
    }
  }
  return { upload, busy, problem };
}
