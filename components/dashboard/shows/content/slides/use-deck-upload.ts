"use client";

import { api } from "@/lib/client/api";
import { useEnvironment } from "../../../access/environment";
import { useFileUpload } from "../../../parts/files/uploads/use-file-upload";
import { typeOf } from "./deck-words";

const MAX_BYTES = 50 * 1024 * 1024;

/** Uploads a deck. */
export function useDeckUpload(slug: string, onDone: (id: string) => void) {
  const { as } = useEnvironment();
  return useFileUpload(
    {
      keptAs: `showrunner.deck.${as}.${slug}`,
      check: ({ name, size }) => {
        if (!typeOf(name)) throw new Error("File type not supported. Use PowerPoint (.pptx) or PDF.");
        if (size > MAX_BYTES) throw new Error("This file is larger than 50 MB.");
      },
      open: async ({ name, size }, call) => {
        const body = {
          name,
          content_type: typeOf(name) as NonNullable<ReturnType<typeof typeOf>>,
          size_bytes: size,
        };
        return (await api("createPresentation", { as, params: { slug }, body, ...call })).data;
      },
      complete: (presentation_id, sha256, call) =>
        api("completePresentation", { as, params: { slug, presentation_id }, body: { sha256 }, ...call }),
    },
    onDone,
  );
}
