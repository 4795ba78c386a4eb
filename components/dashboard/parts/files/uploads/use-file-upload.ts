"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { keeperOf } from "../../editing/use-edit-session";
import { RememberedUpload } from "./remembered-upload";
import { sendFile } from "./send-file";
import { type Sending, useSending } from "./use-sending";

interface Call {
  idempotencyKey: string;
  signal: AbortSignal;
}

interface Opened {
  id: string;
  upload: { url: string; headers: Record<string, string> };
}

export interface UploadKind {
  /** The name under which this browser remembers an interrupted upload. */
  keptAs: string;
  /** @throws if the file isn't of this kind, with a message for the user */
  check: (file: File) => void;
  open: (file: File, call: Call) => Promise<Opened>;
  complete: (id: string, sha256: string, call: Call) => Promise<unknown>;
}

/** Uploads a file: opens the upload, sends the file, completes it. */
export function useFileUpload({ keptAs, check, open, complete }: UploadKind, onDone: (id: string) => void) {
  const [remembered] = useState(() => new RememberedUpload(keeperOf(keptAs)));

  async function upload(file: File, sending: Sending): Promise<string> {
    const { signal } = sending;
    check(file);
    const { key, goesOn } = remembered.begin(file, newKey);
    const opened = await open(file, { idempotencyKey: key, signal });
    try {
      await sendFile(file, onThisSite(opened.upload), { ...sending, goesOn });
    } catch (error) {
      // The earlier upload may no longer exist.
      if (!goesOn || !(error instanceof ApiError) || error.retryable) throw error;
      remembered.forget();
      return upload(file, sending);
    }
    const { digestOf } = await import("./digest-of");
    await complete(opened.id, await digestOf(file), { idempotencyKey: newKey(), signal });
    remembered.forget();
    return opened.id;
  }

  return useSending(
    async (file, sending) => onDone(await upload(file, sending)),
    () => remembered.waiting,
  );
}

/** Rewrites the URL to the origin that this browser uses for the site. */
function onThisSite<Address extends { url: string }>(address: Address): Address {
  const { pathname, search } = new URL(address.url);
  return { ...address, url: pathname + search };
}
