"use client";

import { Dialog } from "@/components/ui/dialog";
import { sizeWords } from "@/lib/storage-use/size-words";
import type { RecordedPerson } from "../facts/people-of";
import { countWords } from "../facts/recording-words";
import { COPY_NAMES, KIND_NAMES, timeWords } from "../facts/track-words";

interface AllFilesDialogProps {
  people: readonly RecordedPerson[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Links to the files of all tracks, by person. */
export function AllFilesDialog({ people, open, onOpenChange }: AllFilesDialogProps) {
  const groups = people.map(({ id, name, tracks }) => ({ id, name, files: tracks.flatMap(filesOf) }));
  const sizes = groups.flatMap(({ files }) => files.map(({ part }) => part.size_bytes));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="md"
      title="Download tracks"
      description={`${countWords(sizes.length, "file")}, ${sizeWords(total)}. Links are valid for 15 minutes.`}
    >
      <div className="flex flex-col gap-4 pb-2">
        {groups
          .filter(({ files }) => files.length > 0)
          .map(({ id, name, files }) => (
            <section key={id} aria-label={name}>
              <h3 className="font-medium text-base">{name}</h3>
              <ul>
                {files.map(({ track, part }) => (
                  <li key={part.id} className="flex items-baseline justify-between gap-4 py-1 text-base">
                    <a href={part.url ?? ""} download className="rounded-sm text-accent hover:underline">
                      {KIND_NAMES[track.kind]}, {COPY_NAMES[part.copy].toLowerCase()}{" "}
                      <span className="tabular whitespace-nowrap">{timeWords(part)}</span>
                    </a>
                    <span className="tabular shrink-0 text-ink-muted text-sm">
                      {sizeWords(part.size_bytes)}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Dialog>
  );
}

const filesOf = (track: RecordedPerson["tracks"][number]) =>
  track.erased
    ? []
    : track.parts.flatMap((part) => (part.url !== null && part.size_bytes > 0 ? [{ track, part }] : []));
