"use client";

import { sizeWords } from "@/lib/storage-use/size-words";
import { DropFile } from "../../../parts/files/drop-file";
import { endingsOf } from "../../../parts/files/table-file";
import { FormProblem } from "../../../parts/forms/form-problem";
import { UploadMeter } from "./upload-meter";
import type { ImportDesk } from "./use-import";

/** First step: choose or drop a file. */
export function ImportFile({ desk }: { desk: ImportDesk }) {
  if (desk.sent !== undefined && desk.file)
    return <UploadMeter label={`${desk.file.name}, ${sizeWords(desk.file.size)}`} desk={desk} />;
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <DropFile
        label="Import file"
        accept={endingsOf()}
        take={(file) => void desk.take(file)}
        className="flex-col items-start sm:p-8"
      >
        <p className="mt-1 text-ink-muted">
          CSV, JSON Lines or Excel, up to 100,000 rows and 64 MB, with an email column. Nothing is imported or
          emailed until you’ve reviewed it.
        </p>
      </DropFile>
      {desk.problem && <FormProblem>{desk.problem}</FormProblem>}
    </div>
  );
}
