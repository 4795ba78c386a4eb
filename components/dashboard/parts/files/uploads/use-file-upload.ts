"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { keeperOf } from "../../editing/use-edit-session";
import { RememberedUpload } from "./remembered-upload";
import { sendFile } from "./send-file";

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
  const [name, setName] = useState<string>();
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  const [remembered] = useState(() => new RememberedUpload(keeperOf(keptAs)));
  const [waiting, setWaiting] = useState<string | null>(null);
  useEffect(() => setWaiting(name === undefined ? remembered.waiting : null), [remembered, name]);

  async function upload(file: File, signal: AbortSignal): Promise<string> {
    check(file);
    const { key, goesOn } = remembered.begin(file, newKey);
    const opened = await open(file, { idempotencyKey: key, signal });
    try {
      await sendFile(file, onThisSite(opened.upload), { onProgress: setSent, signal, goesOn });
    } catch (error) {
      // The earlier upload may no longer exist.
      if (!goesOn || !(error instanceof ApiError) || error.retryable) throw error;
      remembered.forget();
      return upload(file, signal);
    }
    const { digestOf } = await import("./digest-of");
    await complete(opened.id, await digestOf(file), { idempotencyKey: newKey(), signal });
    remembered.forget();
    return opened.id;
  }

  return {
    name,
    sent,
    problem,
    /** Name of a file whose interrupted upload can be resumed; null without one. */
    waiting,
    stop: () => sending.current?.abort(),
    async take(file: File) {
      const stop = new AbortController();
      sending.current = stop;
      setProblem(undefined);
      setSent(0);
      setName(file.name);
      try {
        onDone(await upload(file, stop.signal));
      } catch (error) {
        if (!stop.signal.aborted) setProblem(wordsOf(error));
      } finally {
        setName(undefined);
      }
    },
  };
}

/** Rewrites the URL to the origin that this browser uses for the site. */
function onThisSite<Address extends { url: string }>(address: Address): Address {
  const { pathname, search } = new URL(address.url);
  return { ...address, url: pathname + search };
}

const wordsOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof Error
    ? error.message
    : "Couldn’t upload the file. Try again.";
