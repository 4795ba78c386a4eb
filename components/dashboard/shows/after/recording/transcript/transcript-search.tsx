"use client";

import { ChevronDown, ChevronUp, Replace, Search, TextSelect } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { useMay } from "../../../../access/for-role";
import type { Transcript } from "../facts/transcript";
import { TranscriptDownloads } from "./transcript-downloads";

interface TranscriptSearchProps {
  transcript: Transcript;
  query: string;
  onQuery: (query: string) => void;
  /** Number of lines that have the words, and which of them is shown: 1 is the first. */
  found: { count: number; at: number };
  onMove: (by: 1 | -1) => void;
  onReplace: () => void;
  /** Whether taps select words. Null if no words can be selected. */
  choosing: { isChoosing: boolean; setChoosing: (isChoosing: boolean) => void } | null;
}

/** Search in the transcript, replacing, and downloads. */
export function TranscriptSearch(props: TranscriptSearchProps) {
  const { transcript, query, onQuery, found, onMove, onReplace, choosing } = props;
  const mayEdit = useMay("member");
  const isSearching = query.trim() !== "";
  return (
    <search className="flex items-center gap-0.5 pb-2">
      <div className="relative min-w-0 flex-1">
        <Search
          className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-ink-muted"
          aria-hidden
        />
        <Input
          type="search"
          aria-label="Search transcript"
          placeholder="Search transcript"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") onMove(event.shiftKey ? -1 : 1);
            else if (event.key === "Escape" && query !== "") onQuery("");
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
          className="pr-16 pl-8 [&::-webkit-search-cancel-button]:hidden"
        />
        <span
          role="status"
          className="tabular pointer-events-none absolute inset-y-0 right-2.5 my-auto h-fit text-ink-muted text-sm"
        >
          {isSearching && (found.count === 0 ? "None" : `${found.at} of ${found.count}`)}
        </span>
      </div>
      {isSearching && (
        <>
          <IconButton
            label="Previous result"
            disabled={found.count === 0}
            onClick={() => onMove(-1)}
            icon={<ChevronUp className="size-4" aria-hidden />}
          />
          <IconButton
            label="Next result"
            disabled={found.count === 0}
            onClick={() => onMove(1)}
            icon={<ChevronDown className="size-4" aria-hidden />}
          />
        </>
      )}
      {choosing && (
        <IconButton
          label="Select words"
          aria-pressed={choosing.isChoosing}
          onClick={() => choosing.setChoosing(!choosing.isChoosing)}
          icon={<TextSelect className="size-4" aria-hidden />}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
        />
      )}
      {mayEdit && (
        <IconButton
          label="Find and replace"
          onClick={onReplace}
          icon={<Replace className="size-4" aria-hidden />}
        />
      )}
      <TranscriptDownloads transcript={transcript} />
    </search>
  );
}
