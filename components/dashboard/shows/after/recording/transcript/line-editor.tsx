"use client";

import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { secondAsClock } from "@/lib/stage/video-time";
import { type Line, speakerName } from "../facts/transcript";
import type { LineCorrection, Outcome } from "./use-correction";
import { placeOfWord } from "./word-at";

interface LineEditorProps {
  line: Line;
  /** Index of the word that is selected at first; null for none. */
  word: number | null;
  speakers: readonly { value: string; label: string }[];
  isBusy: boolean;
  correct: (correction: LineCorrection) => Promise<Outcome>;
  onClose: () => void;
}

type Trouble = Exclude<Outcome, { is: "saved" }>;

/** Corrects a line in its place. Enter saves, Escape leaves. */
export function LineEditor({ line, word, speakers, isBusy, correct, onClose }: LineEditorProps) {
  const hint = useId();
  // What the correction is based on: the line as it was when it was opened, later as someone else left it.
  const [base, setBase] = useState(line);
  const [text, setText] = useState(line.text);
  const [personId, setPersonId] = useState(line.person_id);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isGone = trouble?.is === "conflict" && trouble.theirs === null;

  const save = async () => {
    if (isBusy || isGone) return;
    if (text.trim() === base.text && personId === base.person_id) return onClose();
    const outcome = await correct({ base, words: { text, personId } });
    if (outcome.is === "saved") return onClose();
    setTrouble(outcome);
    if (outcome.is === "conflict" && outcome.theirs) setBase(outcome.theirs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && !event.shiftKey && event.target instanceof HTMLTextAreaElement)
      void save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls in it
    <div
      onKeyDown={onKeyDown}
      className="my-1 flex flex-col gap-2 rounded-control border border-line bg-surface-raised p-2"
    >
      <Textarea
        ref={(box) => {
          if (box && !box.dataset.opened) selectWord(box, word);
        }}
        autoFocus
        rows={3}
        dir="auto"
        aria-label={`Words at ${secondAsClock(line.start_sec)}`}
        aria-describedby={hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {trouble && (
        <p role="alert" className="rounded-control border border-warn bg-warn-soft px-2 py-1.5 text-sm">
          {troubleWords(trouble)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {speakers.length > 1 && (
          <NativeSelect
            aria-label="Speaker"
            options={speakers}
            value={personId}
            onValueChange={setPersonId}
            className="min-w-32 flex-1"
          />
        )}
        <div className="ml-auto flex gap-2">
          <Button size="sm" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" variant="primary" busy={isBusy} disabled={isGone} onClick={() => void save()}>
            {trouble?.is === "conflict" && !isGone ? "Replace theirs" : "Save line"}
          </Button>
        </div>
      </div>
      <p id={hint} className="text-ink-muted text-xs">
        Enter saves, Esc cancels. An empty line is removed.
      </p>
    </div>
  );
}

/** Once, when the editor opens. */
function selectWord(box: HTMLTextAreaElement, word: number | null): void {
  box.dataset.opened = "true";
  const place = word === null ? null : placeOfWord(box.value, word);
  if (place) box.setSelectionRange(place.from, place.to);
}

function troubleWords(trouble: Trouble): string {
  if (trouble.is === "refused") return `Couldn’t save the line. ${trouble.message}`;
  const { theirs } = trouble;
  if (theirs === null)
    return "Someone removed this line or cut it out. Copy your words if you still need them.";
  return `Someone else changed this line. It now says “${theirs.text}” (${speakerName(theirs)}). Yours isn’t saved yet.`;
}
