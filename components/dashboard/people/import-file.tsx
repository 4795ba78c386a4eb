"use client";

import clsx from "clsx";
import { FileUp } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FormProblem } from "../parts/form-problem";
import { FILE_ENDINGS, sizeWords } from "./import-words";
import { UploadMeter } from "./upload-meter";
import type { ImportDesk } from "./use-import";

/** First step: a file, chosen or dropped. */
export function ImportFile({ desk }: { desk: ImportDesk }) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void desk.take(file);
  }
  if (desk.sent !== undefined && desk.file)
    return <UploadMeter label={`${desk.file.name}, ${sizeWords(desk.file.size)}`} desk={desk} />;
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the button */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          "flex flex-col items-start gap-4 rounded-panel border border-dashed p-6 sm:p-8",
          over ? "border-accent bg-accent-soft" : "border-line-strong",
        )}
      >
        <div className="text-base">
          <label htmlFor={id} className="font-medium text-lg">
            A table of people
          </label>
          <p className="mt-1 text-ink-muted">
            CSV, JSON lines or Excel, up to 100,000 rows and 64 MiB. One column holds the e-mail addresses.
            Nobody is registered and nothing is mailed before you have checked it.
          </p>
        </div>
        <input
          ref={input}
          id={id}
          type="file"
          accept={FILE_ENDINGS}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void desk.take(file);
            event.currentTarget.value = "";
          }}
        />
        <Button
          variant="primary"
          icon={<FileUp className="size-4" aria-hidden />}
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
      </div>
      {desk.problem && <FormProblem>{desk.problem}</FormProblem>}
    </div>
  );
}
