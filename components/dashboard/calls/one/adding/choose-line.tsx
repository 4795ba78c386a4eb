"use client";

import { type ReactNode, useId, useState } from "react";
import { Input } from "@/components/ui/input";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { secondAsClock } from "@/lib/stage/video-time";
import { hasWords } from "./sentences-in";

type Line = CallDetailWire["transcript"][number];

interface ChooseLineProps {
  lines: readonly Line[];
  language: string;
  chosen: number | undefined;
  onChoose: (line: number) => void;
  error: ReactNode;
}

/** So many are listed at once. The search finds the others. */
const MOST = 50;

/** The lines of a transcript, to choose one of. */
export function ChooseLine({ lines, language, chosen, onChoose, error }: ChooseLineProps) {
  const id = useId();
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = lines.filter(
    ({ speaker, text }) => hasWords(text) && `${speaker ?? ""} ${text}`.toLowerCase().includes(wanted),
  );
  const listed = found.slice(0, MOST);
  const chosenLine = lines.find(({ line }) => line === chosen);
  const shown = chosenLine && !listed.includes(chosenLine) ? [chosenLine, ...listed] : listed;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-ink text-sm">Line in the transcript</legend>
      <Input
        type="search"
        aria-label="Search lines"
        placeholder="Search lines"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // It would submit the form around it.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <div className="max-h-52 overflow-y-auto rounded-control border border-line">
        {shown.map(({ line, speaker, text, start_sec }) => (
          <label
            key={line}
            className="flex cursor-pointer items-baseline gap-2 px-3 py-1.5 text-sm hover:bg-hover has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={`${id}-line`}
              checked={line === chosen}
              onChange={() => onChoose(line)}
              className="shrink-0 translate-y-0.5 accent-accent"
            />
            <span className="min-w-0 break-words">
              <span className="tabular text-ink-muted">
                {start_sec === null ? `Line ${line}` : secondAsClock(start_sec)}
                {speaker && ` ${speaker}`}
              </span>{" "}
              <span lang={language} dir="auto">
                {text.slice(0, 300)}
                {text.length > 300 && "…"}
              </span>
            </span>
          </label>
        ))}
        {shown.length === 0 && <p className="px-3 py-1.5 text-ink-muted text-sm">No results</p>}
      </div>
      {found.length > MOST && (
        <p className="text-ink-muted text-xs">
          First {MOST} of {found.length} lines. Search to find others.
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-danger text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}
