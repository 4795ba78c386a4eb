"use client";

import { useRouter } from "next/navigation";
import type { DataOf } from "@/lib/client/wire-types";
import { DropFile } from "../../../parts/files/drop-file";
import { CutOffUpload, Sending } from "../../../parts/files/uploads/upload-notes";
import { FormProblem } from "../../../parts/forms/form-problem";
import { useDeckUpload } from "./use-deck-upload";

interface DeckUploadProps {
  slug: string;
  base: string;
  capabilities: DataOf<"getPresentationCapabilities">;
}

/** Uploads a deck, chosen or dropped, and opens it when done. */
export function DeckUpload({ slug, base, capabilities }: DeckUploadProps) {
  const router = useRouter();
  const desk = useDeckUpload(slug, (id) => router.push(`${base}/${id}`));
  if (desk.name !== undefined) return <Sending name={desk.name} sent={desk.sent} stop={desk.stop} />;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <DropFile
        label="Add slides"
        accept=".pptx,.pdf"
        take={(file) => void desk.take(file)}
        className="flex-wrap items-center justify-between"
        textClassName="max-w-md"
      >
        <p className="mt-1 text-ink-muted">
          PowerPoint or PDF, up to 50 MB and 200 slides. Speaker notes are imported. Drop the file here, or
          choose it.
        </p>
        {capabilities.formats.map(({ extension, reason }) =>
          reason === null ? null : (
            <p key={extension} className="mt-2 text-sm text-warn">
              {extension}: {reason}
            </p>
          ),
        )}
      </DropFile>
      <CutOffUpload name={desk.problem ? null : desk.waiting} />
      {desk.problem && <FormProblem>{desk.problem}</FormProblem>}
    </div>
  );
}
