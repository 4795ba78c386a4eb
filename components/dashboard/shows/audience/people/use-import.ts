"use client";

import { useRef, useState } from "react";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { useEnvironment } from "../../../access/environment";
import { tableOf } from "../../../parts/files/table-file";
import type { Import, ImportField, Mapping } from "./import-words";

export type ImportStep = "file" | "columns" | "check";

const NO_TABLE = "This file isn’t CSV, JSON Lines or Excel.";
const MAX_BYTES = 64 * 1024 * 1024;
const TOO_LARGE = "This file is larger than 64 MB.";

interface Attestation {
  source_type: string;
  source_detail: string;
}

/**
 * An import: uploads the file, and holds what was found in it, how its columns are mapped, and who is
 * responsible.
 */
export function useImport(slug: string, onStarted: (jobId: string) => void) {
  const { as } = useEnvironment();
  const [step, setStep] = useState<ImportStep>("file");
  const [file, setFile] = useState<File>();
  const [look, setLook] = useState<Import>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [attestation, setAttestation] = useState<Attestation>({
    source_type: "opt_in_list",
    source_detail: "",
  });
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number>();
  const sending = useRef<AbortController>(undefined);

  async function upload(chosen: File, dryRun: boolean, asked: Mapping): Promise<Import | undefined> {
    const table = tableOf(chosen);
    if (!table || chosen.size > MAX_BYTES) {
      setProblem(table ? TOO_LARGE : NO_TABLE);
      return undefined;
    }
    const stop = new AbortController();
    sending.current = stop;
    setProblem(undefined);
    setSent(0);
    try {
      const { data } = await api("importRegistrations", {
        as,
        params: { slug },
        query: {
          ...attestation,
          ...(Object.keys(asked).length > 0 ? { mapping: JSON.stringify(asked) } : {}),
          ...(dryRun ? { dry_run: true } : {}),
        },
        file: table,
        onProgress: (done, of) => setSent(of > 0 ? done / of : 0),
        idempotencyKey: newKey(),
        signal: stop.signal,
      });
      return data;
    } catch (error) {
      if (!stop.signal.aborted) setProblem(wordsOf(error));
      return undefined;
    } finally {
      setSent(undefined);
    }
  }

  return {
    step,
    file,
    look,
    mapping,
    attestation,
    problem,
    sent,
    attest: (changes: Partial<Attestation>) => setAttestation((held) => ({ ...held, ...changes })),
    stop: () => sending.current?.abort(),
    goTo: (next: ImportStep) => {
      setProblem(undefined);
      setStep(next);
    },
    /** Starts over with a file like the previous one, such as its report. */
    again: (columns: Import["columns"]) => {
      setMapping(Object.fromEntries(columns.map(({ name, field }) => [name, field ?? "ignore"])));
      setProblem(undefined);
      setStep("file");
    },
    map: (column: string, field: ImportField) => setMapping((held) => ({ ...held, [column]: field })),
    async take(chosen: File) {
      setFile(chosen);
      const found = await upload(chosen, true, {});
      setLook(found);
      if (!found) return;
      setMapping((held) => keptOf(held, found));
      setStep("columns");
    },
    async check() {
      const found = file && (await upload(file, true, mapping));
      if (!found) return;
      setLook(found);
      setStep("check");
    },
    async start() {
      const started = file && (await upload(file, false, mapping));
      if (started) onStarted(started.job_id);
    },
  };
}

export type ImportDesk = ReturnType<typeof useImport>;

/** Keeps the mapping of columns that the new file has too. */
const keptOf = (mapping: Mapping, { columns }: Import): Mapping =>
  Object.fromEntries(
    Object.entries(mapping).filter(([name]) => columns.some((column) => column.name === name)),
  );

/** Uses the message, because the field it is about adds nothing. */
const wordsOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : "Couldn’t import the file. Try again.";
