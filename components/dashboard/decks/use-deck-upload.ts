"use client";

import { useEffect, useRef, useState } from "react";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { useEnvironment } from "../parts/environment";
import { keeperOf } from "../parts/use-edit-session";
import { typeOf } from "./deck-words";
import { RememberedUpload } from "./remembered-upload";
import { sendFile } from "./send-file";

const MOST_BYTES = 50 * 1024 * 1024;

/** A deck on its way from the disk: opened, sent, completed. */
export function useDeckUpload(slug: string, onDone: (id: string) => void) {
  const { as } = useEnvironment();
  const [name, setName] = useState<string>();
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  const [remembered] = useState(() => new RememberedUpload(keeperOf(`showrunner.deck.${as}.${slug}`)));
  const [waiting, setWaiting] = useState<string | null>(null);
  useEffect(() => setWaiting(name === undefined ? remembered.waiting : null), [remembered, name]);

  async function upload(file: File, signal: AbortSignal): Promise<string> {
    const content_type = typeOf(file.name);
    if (!content_type) throw new Error("This is no PowerPoint (.pptx) or PDF file.");
    if (file.size > MOST_BYTES) throw new Error("The file is larger than 50 MiB.");
    const params = { slug };
    const body = { name: file.name, content_type, size_bytes: file.size };
    const { key, goesOn } = remembered.begin(file, newKey);
    const { data } = await api("createPresentation", { as, params, body, idempotencyKey: key, signal });
    try {
      await sendFile(file, onThisSite(data.upload), { onProgress: setSent, signal, goesOn });
    } catch (error) {
      // What was begun before may be gone by now.
      if (!goesOn || !(error instanceof ApiError) || error.retryable) throw error;
      remembered.forget();
      return upload(file, signal);
    }
    const sha256 = await digestOf(file);
    await api("completePresentation", {
      as,
      params: { slug, presentation_id: data.id },
      body: { sha256 },
      idempotencyKey: newKey(),
      signal,
    });
    remembered.forget();
    return data.id;
  }

  return {
    name,
    sent,
    problem,
    /** The name of a file whose upload was cut off and can go on. */
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

/** Whatever name the site goes by in this browser. */
function onThisSite<Address extends { url: string }>(address: Address): Address {
  const { pathname, search } = new URL(address.url);
  return { ...address, url: pathname + search };
}

async function digestOf(file: Blob): Promise<string> {
  // Browsers keep it from pages that came without https.
  if (!crypto.subtle)
    throw new Error("Open this page over https: without it the browser cannot check the file.");
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const wordsOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof Error ? error.message : "That did not work. Try again.";
