"use client";

import { useEffect, useRef, useState } from "react";

export interface Sending {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/**
 * A file that is being uploaded: what a page shows of it, and what starts and stops it.
 * @param upload rejects with a message for the user
 * @param interrupted reads the name of a file whose upload was interrupted; null without one
 */
export function useSending(
  upload: (file: File, sending: Sending) => Promise<void>,
  interrupted: () => string | null,
) {
  const [name, setName] = useState<string>();
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  const read = useRef(interrupted);
  // Without its page, no one sees the upload or can stop it. Choosing the file again resumes it.
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => setWaiting(name === undefined ? read.current() : null), [name]);
  return {
    /** Undefined while nothing is sent. */
    name,
    sent,
    problem,
    /** Name of a file whose interrupted upload can be resumed; null without one. */
    waiting,
    stop: () => running.current?.abort(),
    async take(file: File) {
      running.current = new AbortController();
      const { signal } = running.current;
      setProblem(undefined);
      setSent(0);
      setName(file.name);
      try {
        await upload(file, { signal, onProgress: setSent });
      } catch (error) {
        if (!signal.aborted) setProblem(wordsOf(error));
      } finally {
        setName(undefined);
      }
    },
  };
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : "Couldn’t upload the file. Try again.";
