"use client";

import clsx from "clsx";
import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Meter } from "@/components/ui/meter";
import type { DataOf } from "@/lib/client/wire-types";
import { FormProblem } from "../parts/form-problem";
import { useDeckUpload } from "./use-deck-upload";

interface DeckUploadProps {
  slug: string;
  base: string;
  capabilities: DataOf<"getPresentationCapabilities">;
}

/** Takes a deck, chosen or dropped, and opens it once it has arrived. */
export function DeckUpload({ slug, base, capabilities }: DeckUploadProps) {
  const router = useRouter();
  const desk = useDeckUpload(slug, (id) => router.push(`${base}/${id}`));
  if (desk.name !== undefined) return <Sending name={desk.name} sent={desk.sent} stop={desk.stop} />;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <DropArea take={(file) => void desk.take(file)}>
        {capabilities.formats.map(({ extension, reason }) =>
          reason === null ? null : (
            <p key={extension} className="mt-2 text-sm text-warn">
              {extension}: {reason}
            </p>
          ),
        )}
      </DropArea>
      {desk.problem && <FormProblem>{desk.problem}</FormProblem>}
    </div>
  );
}

function DropArea({ take, children }: { take: (file: File) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the button
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        "flex flex-wrap items-center justify-between gap-4 rounded-panel border border-dashed p-6",
        over ? "border-accent bg-accent-soft" : "border-line-strong",
      )}
    >
      <FileChoice take={take}>{children}</FileChoice>
    </div>
  );
}

function FileChoice({ take, children }: { take: (file: File) => void; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <div className="max-w-md text-base">
        <label htmlFor={id} className="font-medium text-lg">
          Add slides
        </label>
        <p className="mt-1 text-ink-muted">
          PowerPoint or PDF, up to 50 MiB and 200 pages. Speaker notes come along. Drop the file here, or
          choose it.
        </p>
        {children}
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".pptx,.pdf"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) take(file);
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
    </>
  );
}

function Sending({ name, sent, stop }: { name: string; sent: number; stop: () => void }) {
  const percent = Math.round(100 * sent);
  return (
    <div
      role="status"
      className="flex max-w-3xl flex-col items-start gap-4 rounded-panel border border-line p-6"
    >
      <Meter
        className="w-full"
        label={name}
        value={percent}
        max={100}
        text={percent < 100 ? `${percent} % sent` : "Checking it…"}
      />
      <Button size="sm" onClick={stop}>
        Stop
      </Button>
    </div>
  );
}
